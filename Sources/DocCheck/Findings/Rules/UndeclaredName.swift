extension Rule {
  /// The code uses a name the article never declares.
  static let undeclaredName = Rule(
    id: "undeclared-name",
    severity: .note,
    summary: "The code uses a name the article never declares.",
    explanation: """
      Readers cannot build the code without it. doccheck assumed that the name exists, to check the \
      rest. Declare it in the article, in a hidden `doccheck:setup` comment if readers need not \
      see it, or list it in `<!-- doccheck: assume="NAME" -->`.
      """,
    failingExample: """
      # Counting

      ```swift
      let counter = CounterStore(start: 1)
      ```
      """,
    correctedExample: """
      # Counting

      <!-- doccheck:setup
      struct CounterStore { let start: Int }
      -->

      ```swift
      let counter = CounterStore(start: 1)
      ```
      """
  )
}
