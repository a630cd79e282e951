extension Rule {
  /// The code stops with a run-time error.
  static let trapped = Rule(
    id: "trapped",
    severity: .error,
    summary: "The code stops with a run-time error.",
    explanation: """
      The program was run and trapped, for example by an index out of range; or it was said to \
      trap and did not. Mend the code, or say `traps` before the fence if the article means to \
      show it.
      """,
    failingExample: """
      # Counting

      <!-- doccheck: run -->

      ```swift
      let numbers = [1, 2, 3]
      print(numbers[3])
      ```
      """,
    correctedExample: """
      # Counting

      <!-- doccheck: traps="Index out of range" -->

      ```swift
      let numbers = [1, 2, 3]
      print(numbers[3])
      ```
      """
  )
}
