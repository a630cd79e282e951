extension Rule {
  /// The code does not come to an end.
  static let timedOut = Rule(
    id: "timed-out",
    severity: .error,
    summary: "The code does not come to an end.",
    explanation: """
      The program ran into the time limit and was ended. Mend the code, give it more time with \
      `--timeout`, or say `no-run` before the fence.
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
