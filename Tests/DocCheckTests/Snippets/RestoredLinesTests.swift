import Testing

@testable import DocCheck

@Suite("Code whose line breaks were lost")
struct RestoredLinesTests {
  private func restored(_ code: String) -> RestoredLines? {
    let markdown = "```swift\n" + code + "\n```\n"
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    guard case .code(let block)? = article.blocks.first?.kind else { return nil }
    return RestoredLines(block, parsed: ParsedSwift(block.text))
  }

  @Test(
    "Line breaks are put back where the parser misses them",
    arguments: [
      ("let a = 1 let b = 2", ["let a = 1", "let b = 2"]),
      (
        "import A struct B { var x = 0 func f() { a() b() } } #Preview { B() }",
        [
          "import A", "struct B { var x = 0", "func f() { a()", "b() } }", "#Preview { B() }",
        ]
      ),
      (
        "\tstruct A { // 値 var x = 0 var y = 0 }",
        ["\tstruct A { // 値", "var x = 0", "var y = 0 }"]
      ),
      (
        "struct A { // see var docs var x = 0 // will return the value func f() { g() // a } }",
        [
          "struct A { // see var docs", "var x = 0 // will return the value",
          "func f() { g() // a", "} }",
        ]
      ),
      (
        "func f() { let a = 1 let b = 2 let c = 3 }\nf()",
        ["func f() { let a = 1", "let b = 2", "let c = 3 }", "f()"]
      ),
    ]
  )
  func lines(code: String, expected: [String]) throws {
    let found = try #require(restored(code))
    #expect(found.isWhole)
    #expect(found.block.lines.map(\.text) == expected)
    #expect(found.block.lines.map(\.number).first == 2)
  }

  @Test(
    "Code with its line breaks, a slip of the author and other text stay as they are",
    arguments: [
      "let a = 1\nlet b = 2",
      "let a = 1; let b = 2",
      "let a = 1\nlet b = 2 let c = 3\nprint(a)",
      "some words of prose",
      "let name = value 🟢",
      "SELECT name FROM people",
      "swift build --product tool",
      "await(blocking) task.run()",
      "func f() { // never closed",
    ]
  )
  func untouched(code: String) { #expect(restored(code) == nil) }

  @Test("Where no reading parses, the code stays as it stands")
  func unreadable() throws {
    let code = "struct A { var x = 0 func f( { } var y = 0 func g() { a() b() } }"
    let found = try #require(restored(code))
    #expect(!found.isWhole)
    #expect(found.block.lines.map(\.text) == [code])
  }

  @Test("A long line is given up soon")
  func long() {
    let code = "struct A { // a" + String(repeating: " } b { c ( d", count: 4000) + " }"
    let time = ContinuousClock().measure { _ = restored(code) }
    #expect(time < .seconds(20))
  }
}
