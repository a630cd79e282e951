extension Rule {
  /// A code fence that nothing closes.
  static let unclosedFence = Rule(
    id: "unclosed-fence",
    severity: .warning,
    summary: "A code fence is opened and never closed.",
    explanation: """
      The code runs to the end of the article, or of the quote or list item around it, and takes \
      the prose behind it along. Close the fence with as many backticks or tildes as it was opened \
      with, at the same indent.
      """,
    failingExample: """
      # Counting

      ```swift
      let one = 1
      """,
    correctedExample: """
      # Counting

      ```swift
      let one = 1
      ```
      """
  )
}
