extension Rule {
  /// A hidden test of the article fails.
  static let testFailed = Rule(
    id: "test-failed",
    severity: .error,
    summary: "A hidden test of the article fails.",
    explanation: """
      The code in the article does not do what its `doccheck:test` comment expects. The message \
      contains the compared values. Fix the code or the test.
      """,
    failingExample: """
      # Counting

      ```swift
      func next(_ number: Int) -> Int { number + 2 }
      ```

      <!-- doccheck:test
      @Test func nextIsOneMore() { #expect(next(1) == 2) }
      -->
      """,
    correctedExample: """
      # Counting

      ```swift
      func next(_ number: Int) -> Int { number + 1 }
      ```

      <!-- doccheck:test
      @Test func nextIsOneMore() { #expect(next(1) == 2) }
      -->
      """
  )
}
