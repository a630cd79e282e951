extension Rule {
  /// The code's output does not match the comment.
  static let outputDiffers = Rule(
    id: "output-differs",
    severity: .error,
    summary: "The code's output does not match the comment.",
    explanation: """
      Readers who run this code see something else. doccheck ran it and compared the output with \
      comments such as `// Prints "2"`, output blocks and values. Correct the comment or the \
      code; `doccheck bless` writes the actual output into the comment.
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
