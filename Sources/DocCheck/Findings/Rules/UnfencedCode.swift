extension Rule {
  /// Swift code that is in the prose.
  static let unfencedCode = Rule(
    id: "unfenced-code",
    severity: .warning,
    summary: "Swift code is outside a code block.",
    explanation: """
      Markdown shows such code as text: it joins the lines, turns `*` and `_` into emphasis and \
      drops `<T>`. Put the code between a line with three backticks and `swift` and a line with \
      three backticks. doccheck checks the code all the same.
      """,
    failingExample: """
      # Counting

      struct Counter {
        var count = 0
      }
      """,
    correctedExample: """
      # Counting

      ```swift
      struct Counter {
        var count = 0
      }
      ```
      """
  )
}
