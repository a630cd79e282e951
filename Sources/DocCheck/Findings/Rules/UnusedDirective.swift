extension Rule {
  /// A directive that no snippet comes after.
  static let unusedDirective = Rule(
    id: "unused-directive",
    severity: .warning,
    summary: "A directive has no effect at this place.",
    explanation: """
      A directive applies to the Swift code block right after it, a hidden test to the one before \
      it. There is no such code block, so nothing is checked. Move the comment, or delete it.
      """,
    failingExample: """
      # Counting

      <!-- doccheck: no-run -->

      No code follows.
      """,
    correctedExample: """
      # Counting

      <!-- doccheck: no-run -->

      ```swift
      let one = 1
      ```
      """
  )
}
