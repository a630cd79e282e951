import Testing

@testable import DocCheck

@Suite("Styled text")
struct StyledTextTests {
  @Test("Plain painting adds nothing, colour is switched on and off around each part")
  func painting() {
    var text = StyledText()
    text.add("a")
    text.add("b", .error)
    text.addLine()
    #expect(text.painted(inColor: false) == "ab\n")
    #expect(text.painted(inColor: true) == "a\u{1B}[1;31mb\u{1B}[0m\n")
  }

  @Test("An escape sequence in the text never reaches the terminal")
  func inert() {
    var text = StyledText()
    text.add("\u{1B}]8;;https://a.invalid\u{07}", .strong)
    #expect(text.painted(inColor: false) == "⟨U+001B⟩]8;;https://a.invalid⟨U+0007⟩")
  }
}
