/// How one hidden test went.
struct TestResult: Codable, Hashable, Sendable {
  /// The test's display name, else its function's name.
  let name: String
  /// The line of the article, or of the file beside it, on which the test is declared.
  let line: Int
  let passed: Bool
  /// The name of the file beside the article; nothing for a test in the article itself.
  var file: String?

  /// Where the test stands, for readers.
  var place: String { (file.map { "\($0), " } ?? "") + "line \(line)" }
}
