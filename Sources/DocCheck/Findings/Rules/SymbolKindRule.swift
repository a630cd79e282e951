extension Rule {
  /// Prose calls a thing of the code what it is not.
  static let symbolKind = Rule(
    id: "symbol-kind",
    severity: .warning,
    summary: "Prose calls a property a method, a struct a class, or the reverse.",
    explanation: """
      The words beside a name, or its brackets, say that it is a method, a property, a class or a \
      struct, and the code declares it as something else. Readers learn a wrong idea of how it \
      behaves. Correct the word, or drop the brackets.
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
