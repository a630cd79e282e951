extension Rule {
  /// Prose names something that is almost, but not quite, a name of the code.
  static let unknownSymbol = Rule(
    id: "unknown-symbol",
    severity: .warning,
    summary: "Prose names something that the code does not have, but almost.",
    explanation: """
      A name in the prose is one letter away from exactly one name that the article's code or a \
      library declares, and is none itself. Readers who copy it find nothing. Correct the name.
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
