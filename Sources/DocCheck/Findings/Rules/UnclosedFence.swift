extension Rule {
  /// A code fence that nothing closes.
  static let unclosedFence = Rule(
    id: "unclosed-fence",
    severity: .warning,
    summary: "A code block is never closed.",
    explanation: """
      Readers see all text after it as code. Close the block with as many backticks or tildes as it \
      was opened with, at the same indentation.
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
