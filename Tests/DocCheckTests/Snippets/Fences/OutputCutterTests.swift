import Testing

@testable import DocCheck

@Suite("Output behind code")
struct OutputCutterTests {
  private func snippets(_ code: String) -> [Snippet] {
    ExtractedSnippets.extract("```swift\n\(code)\n```\n").snippets
  }

  @Test(
    "Messages and what stands behind a marker are no code",
    arguments: [
      ("let a: Int = \"\"\n\nmain.swift:1:14: error: no\nlet a: Int = \"\"\n             ^~", ""),
      ("let a: Int = \"\"\n// error below\nerror: cannot convert value of type\n", ""),
      ("let a = [1][2]\n\nA/main.swift:1: Fatal error: Index out of range", nil),
      ("print(1)\n// Output:\n1 is the answer\n", nil),
      ("print(1)\n///// OUTPUT /////\n1 is the answer\n", nil),
      ("print(1)\n// *** Salida: ***\nEs el 1\n", nil),
      ("print(1)\n// 出力：\nこれは 1 です\n", nil),
      ("print(1)\n---\nOne line of output\n", nil),
      ("let a = 1\n\n<stdin>.swift:1:5: warning: never used\n", nil),
    ]
  )
  func output(code: String, compileFail: String?) throws {
    let snippet = try #require(snippets(code).first)
    #expect(snippets(code).count == 1)
    #expect(snippet.parsed.errors.isEmpty)
    #expect(snippet.block.lines.first?.text == code.prefix { $0 != "\n" }.description)
    #expect(snippet.directives.compileFail == compileFail)
    #expect((snippet.directives.traps != nil) == code.contains("Fatal"))
  }

  @Test(
    "What the parser accepts stays, and so does what it refuses in the code itself",
    arguments: [
      "print(1)\n// Output:\n// 1",
      "print(1)\n// Output:\nprint(2)",
      "f(\n  1,\nerror: nil)",
      "let = 1\n// Output:\nOne line of output",
      "let a = 1\n\n// Outputs\nfunc log(_ text: String {\n  print(text)\n}",
    ]
  )
  func code(code: String) {
    #expect(snippets(code).map(\.source) == [code + "\n"])
  }

  @Test("Of several comments that look like a marker the last one heads the output")
  func severalMarkers() throws {
    let code =
      "struct Sum {\n  // Resultado\n  var total = 0\n}\n\n// Outputs\nlet a: Int = \"b\"\n"
    for ending in ["\n", "\r\n"] {
      let text = "```swift\n\(code)\n// Output:\nThe total is 3\n```\n".replacing(
        "\n",
        with: ending
      )
      let snippet = try #require(ExtractedSnippets.extract(text).snippets.first)
      #expect(snippet.parsed.errors.isEmpty)
      #expect(snippet.source.contains("let a"))
      #expect(!snippet.source.contains("The total"))
    }
  }

  @Test("Messages alone are no code, and nothing is said about them")
  func messages() {
    let shapes = snippets("error: cannot find 'a' in scope\nnote: did you mean 'b'?").map(\.shape)
    #expect(shapes == [.otherLanguage])
  }
}
