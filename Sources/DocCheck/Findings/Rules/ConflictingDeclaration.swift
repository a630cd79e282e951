extension Rule {
  /// Code declares a name twice.
  static let conflictingDeclaration = Rule(
    id: "conflicting-declaration",
    severity: .error,
    summary: "Code declares the same thing twice.",
    explanation: """
      The compiler accepts a name only once, so readers cannot build this code. Rename one of the \
      two declarations or remove it. If they are alternatives, mark them with comments such as \
      `// Before` and `// After`, or put each into a code block of its own.
      """,
    failingExample: """
      # Counting

      ```swift
      let count = 1
      let count = 2
      print(count)
      ```
      """,
    correctedExample: """
      # Counting

      ```swift
      // Before
      let count = 1

      // After
      let count = 2
      ```
      """
  )
}
