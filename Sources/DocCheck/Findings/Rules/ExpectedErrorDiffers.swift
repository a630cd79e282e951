extension Rule {
  /// Code fails to compile, but not as the article says.
  static let expectedErrorDiffers = Rule(
    id: "expected-error-differs",
    severity: .error,
    summary: "Code fails to compile, but not as the article says.",
    explanation: """
      The compiler refuses the code for another reason than the one named in `compile-fail`. \
      Mend the text, or the code.
      """,
    failingExample: """
      # Constants

      <!-- doccheck: compile-fail="missing return" -->

      ```swift
      let one = 1
      one = 2
      ```
      """,
    correctedExample: """
      # Constants

      <!-- doccheck: compile-fail="is a 'let' constant" -->

      ```swift
      let one = 1
      one = 2
      ```
      """
  )
}
