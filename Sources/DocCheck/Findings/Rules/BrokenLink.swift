extension Rule {
  /// A link to a file, an anchor or a definition that is not there.
  static let brokenLink = Rule(
    id: "broken-link",
    severity: .warning,
    summary: "A link leads to a file, a heading or a reference that does not exist.",
    explanation: """
      Readers who follow the link find nothing. doccheck checks links to files, images, headings, \
      references and footnotes, never web links. Headings have the anchors that GitHub, Hugo or \
      DocC give them. `[text] (url)`, `(text)[url]` and `[text](two words.md)` stay text in Markdown.
      """,
    failingExample: """
      # Reading on

      See [the end](#the-end).
      """,
    correctedExample: """
      # Reading on

      See [the end](#the-end).

      ## The end
      """
  )
}
