extension Rule {
  /// The code does not compile.
  static let compileError = Rule(
    id: "compile-error",
    severity: .error,
    summary: "The code does not compile.",
    explanation: """
      The Swift compiler refuses the code, together with what it needs of the other snippets \
      of the article. The message is the compiler's own, at its place in the article. Mend the \
      code; if it is meant to fail, say so with `compile-fail` before the fence.
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
