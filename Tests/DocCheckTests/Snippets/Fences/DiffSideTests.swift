import Testing

@testable import DocCheck

@Suite("Changes of code")
struct DiffSideTests {
  @Test("Swift with lines of both sides is a change, unless it parses as it stands")
  func unnamed() {
    let change = "```swift\n- let a = 1\n+ let a = 2\nprint(a)\n```\n"
    #expect(ExtractedSnippets.extract(change).snippets.map(\.source) == [" let a = 2\nprint(a)\n"])
    let sum = "```swift\nlet a = b\n- c\n+ d\n```\n"
    #expect(ExtractedSnippets.extract(sum).snippets.map(\.source) == ["let a = b\n- c\n+ d\n"])
  }

  @Test(
    "The new side is the snippet, whatever the fence is called",
    arguments: [
      "swift-diff", "diff-swift", "diff swift", "diff swift:Counter.swift", "swift diff", "diff",
      "swift_diff", "Diff Swift",
    ]
  )
  func names(info: String) {
    let markdown = "```\(info)\n struct Counter {\n-  let count = 0\n+  var count = 0\n }\n```\n"
    #expect(ExtractedSnippets.describe(markdown) == ["1-6 struct Counter {|  var count = 0|}"])
    #expect(ExtractedSnippets.findings(markdown) == [])
  }

  @Test("Each character keeps its place in the article")
  func places() {
    let markdown = "- one\n\n  ```diff swift\n   let a = 1\n  -let b = 2\n  +let c = 3\n  ```\n"
    let block = ExtractedSnippets.extract(markdown).snippets[0].block
    let source = SourceText(markdown)
    let places = block.lines.map { line in
      let place = source.position(line.fileOffset)
      return "\(place.line):\(place.column)=\(line.text)"
    }
    #expect(places == ["4:4=let a = 1", "6:4=let c = 3"])
  }

  @Test(
    "Headers are no code, and lines between the marks may stand without a column for them",
    arguments: [
      (
        "diff --git a/A.swift b/A.swift\nindex 1..2\n--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n let a = 1\n-let b = 2\n+let c = 3\n\\ No newline at end of file",
        "let a = 1|let c = 3"
      ),
      (
        "struct A {\n-  let a = 1\n+  var a = 1\n\n  let b = 2\n}",
        "struct A {|  var a = 1||  let b = 2|}"
      ),
      ("-let a = 1\n+let b = 2", "let b = 2"),
      ("let a = -1", "let a = -1"),
      ("+let a = 1\n\tlet b = 2", "let a = 1|\tlet b = 2"),
    ]
  )
  func lines(diff: String, expected: String) {
    let block = ExtractedSnippets.extract("```swift-diff\n\(diff)\n```\n").snippets[0].block
    #expect(block.lines.map(\.text).joined(separator: "|") == expected)
  }

  @Test(
    "A change without a language is Swift only if its new side is",
    arguments: [
      "-let a = 1\n+a = 1", "+<key>a</key>", "-struct A {}", "+const a = 1;", "+name: a\n-name: b",
    ]
  )
  func others(diff: String) {
    #expect(ExtractedSnippets.describe("```diff\n\(diff)\n```\n") == [])
  }

  @Test("A change may show a part of a file only, which is no mistake")
  func parts() {
    let markdown = "```diff swift\n struct A {\n+  var a = 1\n@@ -9 +9 @@\n   func f() {\n```\n"
    #expect(ExtractedSnippets.extract(markdown).snippets.map(\.shape) == [.pseudoCode])
    let removed = "```swift-diff\n-let a = 1\n```\n"
    #expect(ExtractedSnippets.describe(removed) == [])
  }
}
