extension Rule {
  /// A fence that a renderer takes for something else.
  static let swallowedFence = Rule(
    id: "swallowed-fence",
    severity: .warning,
    summary: "A code fence is not shown as a block of code.",
    explanation: """
      CommonMark lets an HTML block go on until a blank line, takes four columns of indentation for \
      code whose backticks readers see, and ends a fence only at a closing one. Leave a blank line \
      between HTML and the fence, take the indentation off, or close the fence before this one. \
      The code is checked as it was meant.
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
