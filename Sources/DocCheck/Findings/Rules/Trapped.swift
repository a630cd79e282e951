extension Rule {
  /// The code crashes.
  static let trapped = Rule(
    id: "trapped",
    severity: .error,
    summary: "The code crashes.",
    explanation: """
      Readers who run this code see a crash, for example because of an index out of range; or the \
      article announces a crash that does not happen. Fix the code. If the article means to show \
      the crash, write `<!-- doccheck: traps -->` before the code block.
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
