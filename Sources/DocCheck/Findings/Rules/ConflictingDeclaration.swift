extension Rule {
  /// Code declares a name twice.
  static let conflictingDeclaration = Rule(
    id: "conflicting-declaration",
    severity: .error,
    summary: "Code declares the same thing twice.",
    explanation: """
      A snippet declares something that it has declared already, and there is no reading in which \
      both can stand: variants under markers of their own, such as `// Before` and `// After`, \
      and versions in snippets of their own are read one by one. Rename one of the two, take it \
      out, or mark the variants.
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
