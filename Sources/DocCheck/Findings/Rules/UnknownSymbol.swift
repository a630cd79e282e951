extension Rule {
  /// Prose names something that is almost, but not quite, a name of the code.
  static let unknownSymbol = Rule(
    id: "unknown-symbol",
    severity: .warning,
    summary: "The text misspells a name from the code.",
    explanation: """
      Readers who search for the name find nothing. It is one letter away from a name that the \
      article's code or a library declares. Correct the name.
      """,
    failingExample: """
      # Counting

      The count lives in `Accumulater`.

      ```swift
      struct Accumulator {
        var total = 0
      }
      ```
      """,
    correctedExample: """
      # Counting

      The count lives in `Accumulator`.

      ```swift
      struct Accumulator {
        var total = 0
      }
      ```
      """
  )
}
