extension Rule {
  /// A name is declared nowhere in the article.
  static let undeclaredName = Rule(
    id: "undeclared-name",
    severity: .note,
    summary: "A name is declared nowhere in the article.",
    explanation: """
      The code uses a name that no snippet of the article declares and that no module has. It \
      was taken to exist, so that the rest of the code could be checked. Declare it, in a \
      hidden `setup` if readers need not see it, or name it in `assume`.
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
