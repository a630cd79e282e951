import Testing

@testable import DocCheck

@Suite("Inert text")
struct InertTextTests {
  @Test(
    "What acts instead of being read becomes its code point",
    arguments: [
      ("\u{1B}[2J", "⟨U+001B⟩[2J"),
      ("a\u{0}b\u{7F}", "a⟨U+0000⟩b⟨U+007F⟩"),
      ("\u{9B}31m", "⟨U+009B⟩31m"),
      ("\u{202E}abc\u{2069}", "⟨U+202E⟩abc⟨U+2069⟩"),
      ("a\u{2028}b\u{FEFF}", "a⟨U+2028⟩b⟨U+FEFF⟩"),
      ("\u{E0041}", "⟨U+E0041⟩"),
      ("\u{FFFE}\u{1FFFF}", "⟨U+FFFE⟩⟨U+1FFFF⟩"),
      ("one\r\ntwo", "one⟨U+000D⟩\ntwo"),
    ]
  )
  func marked(text: String, expected: String) {
    #expect(InertText.marked(text) == expected)
  }

  @Test(
    "What is read stays as it is",
    arguments: ["tab\tand\nline", "日本語 한국어", "👩‍👩‍👧", "می‌خواهم", "مرحبا", "🇯🇵 é", "한\u{200B}글"]
  )
  func untouched(text: String) {
    #expect(InertText.marked(text) == text)
  }
}
