extension Rule {
  /// A link without a target.
  static let emptyLink = Rule(
    id: "empty-link",
    severity: .warning,
    summary: "A link or an image has no target.",
    explanation: """
      The target is empty or a bare `#`, so a click does nothing. Fill in the target, or write the \
      text without a link.
      """,
    failingExample: """
      # Reading on

      See [the manual]().
      """,
    correctedExample: """
      # Reading on

      See [the manual](https://example.com/manual/start).
      """
  )
}
