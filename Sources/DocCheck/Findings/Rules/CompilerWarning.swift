extension Rule {
  /// The compiler warns of something in code that compiles.
  static let compilerWarning = Rule(
    id: "compiler-warning",
    severity: .warning,
    summary: "The compiler warns of something in code that compiles.",
    explanation: """
      Readers who copy the code see the warning in their editor. Only what the compiler says of the \
      shown code itself is reported, not what follows from parts that the article leaves out. \
      Nothing is reported of a snippet in which a comment says that something is wrong, nor of \
      variables that an example never uses.
      """,
    failingExample: """
      # Adding

      ```swift
      func sum() -> Int {
        var first = 1
        return first + 2
      }
      ```
      """,
    correctedExample: """
      # Adding

      ```swift
      func sum() -> Int {
        let first = 1
        return first + 2
      }
      ```
      """
  )
}
