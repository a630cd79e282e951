extension Rule {
  /// A comment or an attribute addressed to doccheck that says nothing known.
  static let badDirective = Rule(
    id: "bad-directive",
    severity: .error,
    summary: "A doccheck directive is misspelt or incomplete.",
    explanation: """
      doccheck does not recognise this directive. If it is close to a known one, the code is checked \
      as if that were written; otherwise the directive has no effect. A comment with code ends at \
      the first `-->`: put tests that need this arrow into a file `NAME.tests.swift` beside the \
      article.
      """,
    failingExample: """
      <!-- doccheck: compile-fial -->

      ```swift
      let one: Int = "1"
      ```
      """,
    correctedExample: """
      <!-- doccheck: compile-fail -->

      ```swift
      let one: Int = "1"
      ```
      """
  )
}
