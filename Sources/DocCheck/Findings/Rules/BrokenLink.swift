extension Rule {
  /// A link to a file, an anchor or a definition that is not there.
  static let brokenLink = Rule(
    id: "broken-link",
    severity: .warning,
    summary: "A link leads to a file, an anchor or a definition that is not there.",
    explanation: """
      The article links to a file or an image beside it, to a heading, to a reference or to a \
      footnote, and there is none of that name. Only files and articles are looked at, never the \
      network; a heading counts under the names that GitHub, Hugo or DocC give it.
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
