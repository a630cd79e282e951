/// How one hidden test went.
struct TestResult: Codable, Hashable, Sendable {
  /// The test's display name, else its function's name.
  let name: String
  /// The line of the article, or of the file beside it, on which the test is declared.
  var line: Int
  let passed: Bool
  /// Whether a trait kept it from running.
  var isSkipped = false
  /// The name of the file beside the article; nothing for a test in the article itself.
  var file: String?

  /// What became of it, for readers.
  var outcome: String { isSkipped ? "skipped" : passed ? "passed" : "failed" }

  /// Where the test is, for readers.
  var place: String { (file.map { "\($0), " } ?? "") + "line \(line)" }
}
