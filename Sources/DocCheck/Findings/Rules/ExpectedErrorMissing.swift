extension Rule {
  /// Code that is said not to compile does compile.
  static let expectedErrorMissing = Rule(
    id: "expected-error-missing",
    severity: .error,
    summary: "Code that is said not to compile does compile.",
    explanation: """
      The author says that the compiler refuses the code, and it does not: the compiler may \
      have changed, or the sample lost its mistake. Mend the code, or take `compile-fail` \
      away.
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
