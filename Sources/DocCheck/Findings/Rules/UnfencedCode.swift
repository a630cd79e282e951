extension Rule {
  /// Swift code that stands in the prose.
  static let unfencedCode = Rule(
    id: "unfenced-code",
    severity: .warning,
    summary: "Swift code stands outside of a code fence.",
    explanation: """
      Without a fence Markdown takes the code for prose: it joins its lines, turns `*` and `_` into \
      emphasis and swallows `<T>`. Put the code between a line with three backticks and `swift` and \
      a line with three backticks. The code is checked all the same.
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
