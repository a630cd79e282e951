import Headless
import SwiftUI
import Testing

/// Apple's page `Text`: a literal is a localized key, whose Markdown is shown formatted;
/// `init(verbatim:)` and a string are shown as they are.
@MainActor @Suite("Behaviours: Text Markdown") struct MarkdownTextTests {
  private func texts(_ view: some View) -> [String] { mount(view).texts }

  @Test("Bold, italic, code and links of a literal are shown without their marks")
  func literal() {
    #expect(texts(Text("This is **bold** and *slanted* text")) == ["This is bold and slanted text"])
    #expect(texts(Text("Call `reload()` __now__, _please_")) == ["Call reload() now, please"])
    #expect(texts(Text("See [our page](https://example.com/a_b)")) == ["See our page"])
    #expect(texts(Text("~~old~~ ***both***")) == ["old both"])
  }

  @Test("verbatim and strings stay raw")
  func raw() {
    let string = "**not** bold"
    #expect(texts(Text(verbatim: "**raw**")) == ["**raw**"])
    #expect(texts(Text(string)) == ["**not** bold"])
    #expect(texts(Text(LocalizedStringKey(string))) == ["not bold"])
  }

  @Test("Marks that are no Markdown stay")
  func noMarkdown() {
    #expect(texts(Text("2 * 3 * 4")) == ["2 * 3 * 4"])
    #expect(texts(Text("snake_case_name")) == ["snake_case_name"])
    #expect(texts(Text("a ** b")) == ["a ** b"])
    #expect(texts(Text("\\*escaped\\*")) == ["*escaped*"])
    #expect(texts(Text("[no link]")) == ["[no link]"])
    #expect(texts(Text("unclosed **bold")) == ["unclosed **bold"])
    #expect(texts(Text("`a * b * c`")) == ["a * b * c"])
    #expect(texts(Text("line\nbreak  kept")) == ["line\nbreak  kept"])
  }

  @Test("Interpolated values are formatted by the literal around them and not read as Markdown")
  func interpolation() {
    let name = "**Ada**"
    #expect(texts(Text("Hello **\(name)**!")) == ["Hello **Ada**!"])
    #expect(texts(Text("\(3) *items*")) == ["3 items"])
  }

  @Test("Titles of controls are formatted in the same way")
  func controls() throws {
    let view = mount(Button("**Save**") {})
    #expect(view.has(.button, "Save"))
  }

  // View/openURL: a link in a text is opened by the environment's action.
  @Test("Tapping a link in a text opens it")
  func link() throws {
    var opened: [String] = []
    let view = mount(
      Text("See [our page](https://example.com/a)")
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
          }
        )
    )
    try view.tap("See our page")
    #expect(opened == ["https://example.com/a"])
  }

  // AttributedString/init(markdown:options:baseURL:)
  @Test("Markdown in an attributed string has intents and links")
  func attributedString() throws {
    let text = try AttributedString(markdown: "a **b** _c_ `d` [e](https://f.g)")
    #expect(String(text.characters) == "a b c d e")
    let intents = text.runs.compactMap(\.inlinePresentationIntent)
    #expect(intents == [.stronglyEmphasized, .emphasized, .code])
    #expect(text.runs.compactMap(\.link?.absoluteString) == ["https://f.g"])
    #expect(texts(Text(text)) == ["a b c d e"])
  }

  @Test("Blocks lose their marks, and only the preserving syntax keeps line breaks")
  func syntaxes() throws {
    let markdown = "# Title\n\nfirst\nsecond  third"
    func read(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String
    {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
      return String(try AttributedString(markdown: markdown, options: options).characters)
    }
    #expect(try read(.full) == "Titlefirst second third")
    #expect(try read(.inlineOnly) == "# Title first second third")
    #expect(try read(.inlineOnlyPreservingWhitespace) == markdown)
  }

  // CommonMark's own examples of emphasis.
  @Test(
    "Emphasis follows CommonMark",
    arguments: [
      ("foo*bar*", "foobar"), ("a * foo bar*", "a * foo bar*"), ("**foo bar**", "foo bar"),
      ("foo_bar_baz", "foo_bar_baz"), ("*foo**bar**baz*", "foobarbaz"),
      ("***foo** bar*", "foo bar"),
      ("**foo*", "*foo"), ("*foo**", "foo*"), ("\\*not*", "*not*"), ("`` a`b ``", "a`b"),
      ("[a](b c)", "[a](b c)"), ("[a*](b)*", "a**"), ("<https://a.b>", "https://a.b"), ("", ""),
    ]
  )
  func commonMark(markdown: String, plain: String) {
    #expect(texts(Text(LocalizedStringKey(markdown))).first ?? "" == plain)
  }
}
