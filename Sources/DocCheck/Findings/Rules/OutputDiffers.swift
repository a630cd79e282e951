extension Rule {
  /// The code prints something else than its comment says.
  static let outputDiffers = Rule(
    id: "output-differs",
    severity: .error,
    summary: "The code prints something else than its comment says.",
    explanation: """
      A comment such as `// Prints "2"` says what the statement before it prints. The program \
      was run, and printed something else. Mend the comment or the code.
      """,
    failingExample: """
      # Counting

      ```swift
      print(1 + 1)
      // Prints "3"
      ```
      """,
    correctedExample: """
      # Counting

      ```swift
      print(1 + 1)
      // Prints "2"
      ```
      """
  )
}
