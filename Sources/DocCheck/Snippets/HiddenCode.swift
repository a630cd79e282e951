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
    self.init(
      importing: module,
      asTest: declaration.map { $0.visibility != .exported } ?? false,
      at: declaration?.comment.lowerBound ?? 0,
      in: source
    )
  }

  /// The import of a module before a place.
  ///
  /// - Parameter isTest: whether all of the module is seen.
  init(importing module: String, asTest isTest: Bool, at offset: Int, in source: SourceText) {
    let span = source.span(offset..<offset)
    let text = (isTest ? "@testable " : "") + "import \(module)"
    self.init(text: text, line: span.start.line, span: span)
  }
}
