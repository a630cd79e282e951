extension Rule {
  /// The code does not compile.
  static let compileError = Rule(
    id: "compile-error",
    severity: .error,
    summary: "The code does not compile.",
    explanation: """
      Readers who copy this code cannot build it. doccheck compiles it together with the snippets \
      of the article that it needs; the message is the compiler's own. Fix the code. If it is \
      meant to fail, write `<!-- doccheck: compile-fail -->` before the code block.
      """,
    failingExample: """
      # Counting

      ```swift
      let one: Int = "1"
      ```
      """,
    correctedExample: """
      # Counting

      ```swift
      let one: Int = 1
      ```
      """
  )
}
