extension Rule {
  /// A comment or an attribute addressed to doccheck that says nothing known.
  static let badDirective = Rule(
    id: "bad-directive",
    severity: .error,
    summary: "A doccheck directive is misspelt or incomplete.",
    explanation: """
      doccheck does not recognise this directive, so it had no effect. A comment with code ends at \
      the first `-->`: put tests that need this arrow into a file `NAME.tests.swift` beside the \
      article.
      """,
    failingExample: """
      <!-- doccheck: compile-fial -->

      ```swift
      let one = 1
      ```
      """,
    correctedExample: """
      <!-- doccheck: no-run -->

      ```swift
      let one = 1
      ```
      """
  )
}
