/// What a comment of the article says that the program prints.
struct Expectation: Hashable, Sendable {
  /// The text that should appear on standard output, without a final line feed.
  let output: String
  /// The comment.
  let span: Span
  /// The line of the snippet, counted from 1, on which the comment begins.
  let snippetLine: Int
}
