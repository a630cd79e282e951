extension Rule {
  /// Code marked as not compiling compiles.
  static let expectedErrorMissing = Rule(
    id: "expected-error-missing",
    severity: .error,
    summary: "Code marked as not compiling compiles.",
    explanation: """
      The compiler may have changed, or the example lost its mistake. Restore the mistake, or \
      remove `compile-fail` and the sentence or the comment that announces the error.
      """,
    failingExample: """
      # Constants

      <!-- doccheck: compile-fail -->

      ```swift
      var one = 1
      one = 2
      ```
      """,
    correctedExample: """
      # Constants

      <!-- doccheck: compile-fail -->

      ```swift
      let one = 1
      one = 2
      ```
      """
  )
}
