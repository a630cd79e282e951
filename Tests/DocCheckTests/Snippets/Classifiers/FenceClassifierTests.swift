import Testing

@testable import DocCheck

@Suite("Classifiers of code blocks")
struct FenceClassifierTests {
  @Test("Each says what it looks for in one sentence, and which language to write")
  func descriptions() {
    for kind in FenceClassifier.all {
      #expect(kind.evidence.hasSuffix("."), "\(kind.name)")
      #expect(kind.evidence.count { $0 == "." } == 1, "\(kind.name)")
      #expect(kind.language.wholeMatch(of: /[a-z]+/) != nil, "\(kind.name)")
    }
  }

  @Test("A block as long as an article is read as a short one is")
  func long() {
    let tree = "Shop\n" + String(repeating: "├── Apple.swift\n", count: 10_000)
    #expect(FenceClassifier.kind(of: tree)?.name == "a tree of files")
    let log = String(repeating: "2026-01-02 10:11:12 info shop: open\n", count: 30_000)
    #expect(FenceClassifier.kind(of: log)?.name == "log output")
    for character in ["{", "[", "<", "-", "|", "$", "a", "\"", "*", "\u{0}", "\u{10FFFF}"] {
      let line = String(repeating: character, count: 1_000_000)
      #expect(FenceClassifier.kind(of: line) == nil, "\(character)")
    }
  }

  @Test(
    "Text without evidence is of no kind",
    arguments: [
      "", "\n", " \n\t\n", "// a remark", "}", "x", "\u{FFFD}\u{FFFD}", "let a = ", "func f( {",
      "/* never closed", "\"\"\"\n$ git status\n", "print(\"error: \" + text",
    ]
  )
  func none(code: String) {
    #expect(FenceClassifier.kind(of: code) == nil)
  }

  @Test("A long tree in an article gets one line of reason")
  func reason() throws {
    let tree = "Shop\n" + String(repeating: "├── Apple.swift\n", count: 10_000)
    let report = try Checking.check("```swift\n" + tree + "```\n")
    #expect(report.snippets.map(\.verdict) == [.skipped(reason: "a tree of files, not Swift")])
  }
}
