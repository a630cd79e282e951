/// An error of the compiler that a test of The Swift Programming Language expects.
struct ExpectedError: Hashable, Sendable {
  let text: String
  /// The line that says so.
  let span: Span
  /// The line of the article with the code that the error is about, if the test shows it.
  var codeLine: Int?
}
