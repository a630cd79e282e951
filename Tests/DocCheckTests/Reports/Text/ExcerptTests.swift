import Testing

@testable import DocCheck

@Suite("Excerpts")
struct ExcerptTests {
  private func lines(_ text: String, under words: String) throws -> [String]? {
    let sample = SampleArticle(path: "a.md", text)
    let excerpt = Excerpt(of: try sample.span(of: words), in: sample.article.source)
    return excerpt.map { [$0.line, $0.underline] }
  }

  @Test(
    "The caret stands below the first character and the rest of the place",
    arguments: [
      ("let a = b", "b", ["let a = b", "        ^"]),
      ("let a = bcd", "bcd", ["let a = bcd", "        ^^^"]),
      ("\tx\ty", "y", ["    x   y", "        ^"]),
      ("日本 = 値", "値", ["日本 = 値", "       ^^"]),
      ("한글 x", "x", ["한글 x", "     ^"]),
      ("🇯🇵👩‍👩‍👧 x", "x", ["🇯🇵👩‍👩‍👧 x", "     ^"]),
      ("e\u{301} x", "x", ["e\u{301} x", "  ^"]),
      ("\u{1B}x", "x", ["⟨U+001B⟩x", "        ^"]),
      ("abc\r\nd", "abc", ["abc", "^^^"]),
      ("\u{FEFF}abc", "abc", ["abc", "^^^"]),
      ("ab\ncd", "b\nc", ["ab", " ^"]),
    ]
  )
  func aligned(text: String, words: String, expected: [String]) throws {
    #expect(try lines(text, under: words) == expected)
  }

  @Test("A span at the end of its line has a caret behind the last character")
  func lineEnd() {
    let source = SourceText("abc\n")
    let excerpt = Excerpt(of: source.span(3..<3), in: source)
    #expect(excerpt.map { [$0.line, $0.underline] } == ["abc", "   ^"])
  }

  @Test("A blank line has no excerpt")
  func blank() {
    let source = SourceText("a\n   \nb")
    #expect(Excerpt(of: source.span(3..<4), in: source) == nil)
  }

  @Test("Of a line without end only the part around the place is shown")
  func longLine() throws {
    let text =
      String(repeating: "あ", count: 50_000) + "HERE" + String(repeating: "い", count: 50_000)
    let excerpt = try #require(try lines(text, under: "HERE"))
    #expect(excerpt[0].hasPrefix("…あ"))
    #expect(excerpt[0].count < 200)
    #expect(excerpt[1] == String(repeating: " ", count: 121) + "^^^^")
  }
}
