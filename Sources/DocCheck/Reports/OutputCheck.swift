/// A comment about output or a value, and what the program really printed.
struct OutputCheck: Codable, Hashable, Sendable {
  /// The comment.
  let span: Span
  let expected: String
  let actual: String
  let matches: Bool
  /// What the two may differ in, where they agree only but for it.
  var tolerance: OutputTolerance?
}
