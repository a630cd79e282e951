extension Rule {
  /// The code fails to compile, but with a different error than stated.
  static let expectedErrorDiffers = Rule(
    id: "expected-error-differs",
    severity: .error,
    summary: "The code fails to compile, but with a different error than stated.",
    explanation: """
      Readers see another error than the article promises. Correct the text of `compile-fail`, or \
      the code.
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
