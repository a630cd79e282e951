extension Rule {
  /// A fence with Swift that names no language or one that does not exist.
  static let fenceLanguage = Rule(
    id: "fence-language",
    severity: .warning,
    summary: "A fence with Swift code names no language, or misspells it.",
    explanation: """
      Site generators colour code by the language that stands behind the opening fence, and tools \
      find it by that. The code in this fence is Swift: write `swift` behind the backticks. A fence \
      that is to stay as it is can say `<!-- doccheck: ignore="reason" -->` in the line before it.
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
