extension Rule {
  /// The code did not finish within the time limit.
  static let timedOut = Rule(
    id: "timed-out",
    severity: .error,
    summary: "The code did not finish within the time limit.",
    explanation: """
      Readers who run this code may wait forever. Fix the code, allow more time with `--timeout`, \
      or write `<!-- doccheck: no-run -->` before the code block.
      """,
    failingExample: """
      # Waiting

      <!-- doccheck: run -->

      ```swift
      while true {}
      ```
      """,
    correctedExample: """
      # Waiting

      <!-- doccheck: no-run -->

      ```swift
      while true {}
      ```
      """
  )
}
