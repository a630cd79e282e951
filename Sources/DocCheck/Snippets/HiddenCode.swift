/// Swift code that readers never see and doccheck compiles, in an HTML comment or in a file of tests
/// beside the article.
struct HiddenCode: Sendable {
  let text: String
  /// The line of the article, or of the file beside it, on which `text` begins.
  let line: Int
  /// The comment; for a file the snippet's first line.
  let span: Span
  /// The name of the file beside the article; nothing for a comment.
  var file: String?
}
