extension Rule {
  /// Prose calls a thing of the code what it is not.
  static let symbolKind = Rule(
    id: "symbol-kind",
    severity: .warning,
    summary: "The text calls a property a method, a struct a class, or the reverse.",
    explanation: """
      Readers get a wrong idea of how the code behaves. The word next to the name, or its \
      parentheses, do not match the declaration. Correct the word, or remove the parentheses.
      """,
    failingExample: """
      # Counting

      The `Accumulator` class keeps the sum.

      ```swift
      struct Accumulator {
        var total = 0
      }
      ```
      """,
    correctedExample: """
      # Counting

      The `Accumulator` struct keeps the sum.

      ```swift
      struct Accumulator {
        var total = 0
      }
      ```
      """
  )
}
