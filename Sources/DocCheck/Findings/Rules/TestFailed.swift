extension Rule {
  /// A hidden test of the article fails.
  static let testFailed = Rule(
    id: "test-failed",
    severity: .error,
    summary: "A hidden test of the article fails.",
    explanation: """
      A test in a `doccheck:test` comment does not hold for the code that the article shows. \
      The message has the values that were compared. Mend the code or the test.
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
