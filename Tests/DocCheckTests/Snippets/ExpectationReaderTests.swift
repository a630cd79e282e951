import Testing

@testable import DocCheck

@Suite("Comments about output")
struct ExpectationReaderTests {
  private func expectations(_ code: String) -> [String] {
    let markdown = "> ```swift\n" + code.split(separator: "\n").map { "> \($0)\n" }.joined()
    let article = ArticleReader().article(path: "a.md", bytes: Array((markdown + "> ```\n").utf8))
    return SnippetExtractor.snippets(in: article).snippets.flatMap(\.expectations).map {
      "\($0.span.start.line):\($0.span.start.column)-\($0.span.end.line) \($0.output)"
    }
  }

  @Test(
    "A comment that says what is printed is found, whatever its quotes",
    arguments: [
      ("print(1)\n// Prints \"1\"", ["3:3-3 1"]),
      ("print(1)\n// Prints \"1\".", ["3:3-3 1"]),
      ("print(1)\n// Prints \"1\", because 1 is \"1\".", ["3:3-3 1"]),
      ("print(1) // prints \"1\"", ["2:12-2 1"]),
      ("// Prints “é”", ["2:3-2 é"]),
      ("// Prints \"a\n// b\"\nlet x = 1", ["2:3-3 a\nb"]),
      ("// Prints \"a \"b\" c\"", ["2:3-2 a \"b\" c"]),
      ("let s = \"// Prints \\\"1\\\"\"", []),
      ("// Prints the number", []),
      ("// Prints \"never closed", []),
      ("// Prints \"1\"\n// Prints \"2\"", ["2:3-2 1", "3:3-3 2"]),
    ]
  )
  func comments(code: String, expected: [String]) {
    #expect(expectations(code) == expected)
  }
}
