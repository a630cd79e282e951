extension Rule {
  /// A fence with Swift that names no language or one that does not exist, or one without Swift that names it.
  static let fenceLanguage = Rule(
    id: "fence-language",
    severity: .warning,
    summary: "A code block names no language, a misspelt one, or not the one of its code.",
    explanation: """
      Site generators colour code by the language after the opening backticks, and tools find code \
      by it. Write `swift` after the backticks of Swift code, and the other language after those of \
      other text: `json`, `sh`, `text` for output. To leave a block as it is, write \
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
