extension Rule {
  /// A fence with Swift that names no language or one that does not exist.
  static let fenceLanguage = Rule(
    id: "fence-language",
    severity: .warning,
    summary: "A code block with Swift has no language, or a misspelt one.",
    explanation: """
      Site generators colour code by the language after the opening backticks, and tools find code \
      by it. Write `swift` after the backticks. To leave a block as it is, write \
      `<!-- doccheck: ignore="reason" -->` in the line before it.
      """,
    failingExample: """
      # Counting

      ```swfit
      let one = 1
      ```
      """,
    correctedExample: """
      # Counting

      ```swift
      let one = 1
      ```
      """
  )
}
