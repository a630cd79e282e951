import Testing

@testable import DocCheck

@Suite("Highlighted lines")
struct HighlightedLinesTests {
  private func lines(
    _ markdown: String,
    under words: String? = nil,
    shape: Shape = .file
  ) throws -> [String] {
    var sample = SampleArticle(path: "a.md", markdown)
    try sample.addSnippet(.failed, shape: shape)
    let findings = try words.map {
      [Finding(Samples.rule("r", .error), at: try sample.span(of: $0), "x")]
    }
    let snippet = try #require(sample.snippets.first).snippet
    return HighlightedLines(of: snippet, findings: findings ?? []).lines.map(\.html)
  }

  @Test("Swift's words have their classes, also across lines")
  func classes() throws {
    #expect(
      try lines("```swift\n@A let a: B = \"c\" // d\n/* e\n f */ 1.5\n#if x\n#endif\n```") == [
        #"<span class="attribute">@A</span> <span class="keyword">let</span> a: "#
          + #"<span class="type">B</span> = <span class="string">&quot;c&quot;</span> "#
          + #"<span class="comment">// d</span>"#,
        #"<span class="comment">/* e</span>"#,
        #"<span class="comment"> f */</span> <span class="number">1.5</span>"#,
        #"<span class="directive">#if</span> <span class="directive">x</span>"#,
        #"<span class="directive">#endif</span>"#,
      ]
    )
  }

  @Test("An underline cuts the words that it begins or ends in")
  func underline() throws {
    #expect(
      try lines("- ```swift\n  let 値 = \"三四\"\n  ```", under: "\"三") == [
        #"<span class="keyword">let</span> 値 = <span class="string squiggle error">&quot;三</span>"#
          + #"<span class="string">四&quot;</span>"#
      ]
    )
  }

  @Test("A character that no reader sees is shown in code")
  func invisible() throws {
    #expect(
      try lines("```swift\na\u{200B}b\n```") == [
        #"a<span class="inert" title="ZERO WIDTH SPACE">U+200B</span>b"#
      ]
    )
  }

  @Test("Another language is shown as it is")
  func otherLanguage() throws {
    #expect(try lines("```js\nlet a = 1\n```", shape: .otherLanguage) == ["let a = 1"])
  }

  @Test("A tab that the fence's indent splits keeps the underline in place")
  func splitTab() throws {
    #expect(
      try lines("-\t```swift\n\t\tlet a\n\t```", under: "a") == [
        "\t<span class=\"keyword\">let</span> <span class=\"squiggle error\">a</span>"
      ]
    )
  }

  @Test(
    "Code that would keep the parser busy is shown without colours",
    arguments: [
      ("[", 40), ("\"\\(", 5_000), ("#if a\n", 5_000), ("let a = 1\n", 15_000), ("A<", 500),
      ("a ? ", 500),
    ]
  )
  func untame(piece: String, count: Int) throws {
    let code = String(repeating: piece, count: count)
    #expect(try ProcessorTime.seconds { _ = SwiftHighlighter.tokens(of: code) } < 60)
    #expect(SwiftHighlighter.tokens(of: code).isEmpty)
  }

  @Test(
    "Deep code does not overflow the stack",
    arguments: [("let a = b", ".c"), ("let a = ", "-"), ("let a = b", " + c")]
  )
  func deep(head: String, piece: String) {
    let code = head + String(repeating: piece, count: 10_000)
    #expect(SwiftHighlighter.tokens(of: code).first?.style == "keyword")
  }
}
