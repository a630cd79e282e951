extension Rule {
  /// A directive that no snippet stands behind.
  static let unusedDirective = Rule(
    id: "unused-directive",
    severity: .warning,
    summary: "A directive has no effect where it stands.",
    explanation: """
      A directive speaks about the Swift fence right after it, and a hidden test about the one \
      before it. Here is none, so nothing is checked. Move the comment, or delete it.
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
