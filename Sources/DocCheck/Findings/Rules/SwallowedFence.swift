extension Rule {
  /// A fence that a renderer takes for something else.
  static let swallowedFence = Rule(
    id: "swallowed-fence",
    severity: .warning,
    summary: "A code block is not shown as code.",
    explanation: """
      Readers see backticks and code as plain text. In CommonMark an HTML block ends only at a blank \
      line, four columns of indentation make plain text of backticks, and a code block ends only \
      at its closing backticks. Add a blank line after the HTML, remove the indentation, or close \
      the previous code block. doccheck checks the code all the same.
      """,
    failingExample: """
      # Counting

      <details>
      <summary>One</summary>
      ```swift
      let one = 1
      ```
      </details>
      """,
    correctedExample: """
      # Counting

      <details>
      <summary>One</summary>

      ```swift
      let one = 1
      ```
      </details>
      """
  )
}
