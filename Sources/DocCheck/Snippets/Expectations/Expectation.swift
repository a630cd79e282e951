/// What a comment of the article says that code prints or is worth.
struct Expectation: Hashable, Sendable {
  /// What the comment speaks of.
  enum Subject: Hashable, Sendable {
    /// What the statement before the comment prints on standard output.
    case printed
    /// The value of the expression before the comment, or of the constant that it declares.
    case result
    /// The value that a variable has behind the statement, as in `// total is now 3`.
    case variable(String)
  }

  let subject: Subject
  /// What it should be: output without a final line feed, or a literal.
  let text: String
  /// The comment.
  let span: Span
  /// The line of the snippet, counted from 1, on which the comment begins.
  let snippetLine: Int
}
