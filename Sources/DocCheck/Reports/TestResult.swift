/// How one hidden test went.
struct TestResult: Hashable, Sendable {
  /// The test's display name, else its function's name.
  let name: String
  /// The line of the article on which the test is declared.
  let line: Int
  let passed: Bool
}
