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

extension HiddenCode {
  /// The import of a module, as those see it who see a declaration of it; as importers do where it is about
  /// none.
  init(importing module: String, for declaration: DocumentedDeclaration?, in source: SourceText) {
    let start = declaration?.comment.lowerBound ?? 0
    let isTest = declaration.map { $0.visibility != .exported } ?? false
    let span = source.span(start..<start)
    self.init(
      text: (isTest ? "@testable " : "") + "import \(module)",
      line: span.start.line,
      span: span
    )
  }
}
