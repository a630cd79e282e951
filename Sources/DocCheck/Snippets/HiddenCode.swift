/// Swift code in an HTML comment: readers never see it, doccheck compiles it.
struct HiddenCode: Sendable {
  let text: String
  /// The line of the article on which `text` begins.
  let line: Int
  let span: Span
}
