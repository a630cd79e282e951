/// A comment about output or a value, and what the program really printed.
struct OutputCheck: Codable, Hashable, Sendable {
  /// The comment.
  let span: Span
  let expected: String
  let actual: String
  let matches: Bool
  /// What the two may differ in, where they agree only but for it.
  var tolerance: OutputTolerance?
  /// The comments that say it together, where there are several; the span is the first one's.
  var comments: [Comment] = []

  /// A comment and what it says.
  struct Comment: Codable, Hashable, Sendable {
    let span: Span
    let expected: String
  }

  /// A check for each comment, with as many of the last lines as it shows; none where fewer are
  /// printed.
  var parts: [OutputCheck] {
    guard !comments.isEmpty else { return [self] }
    var lines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    var parts: [OutputCheck] = []
    for comment in comments.reversed() {
      let count = comment.expected.count { $0 == "\n" } + 1
      guard count <= lines.count else { return [] }
      let own = lines.suffix(count).joined(separator: "\n")
      lines.removeLast(count)
      let matches = own == comment.expected
      parts.append(
        OutputCheck(
          span: comment.span,
          expected: comment.expected,
          actual: own,
          matches: matches
        )
      )
    }
    return parts.reversed()
  }
}
