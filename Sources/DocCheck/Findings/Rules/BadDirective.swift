extension Rule {
  /// A comment or an attribute addressed to doccheck that says nothing known.
  static let badDirective = Rule(
    id: "bad-directive",
    severity: .error,
    summary: "A directive is misspelt, incomplete or cut short.",
    explanation: """
      A comment or an attribute speaks to doccheck, but not in words that it knows, so what the \
      author meant to be checked is not. A comment with code ends at the first `-->`: tests that \
      need this arrow belong in a file `NAME.tests.swift` beside the article.
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
