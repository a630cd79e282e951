/// Reads a Swift file as an article: each documentation comment is a document of its own.
enum SourceFileReader {
  /// The ending of Swift files.
  static let ending = ".swift"

  /// The most bytes of a file that is parsed.
  private static let longest = 4 << 20

  /// What the comments of a file say, and what they document.
  ///
  /// - Returns: nothing where the file is too deeply nested to be parsed.
  static func read(
    _ source: SourceText
  ) -> (markdown: MarkdownText, blocks: [Block], documentation: SourceDocumentation)? {
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard text.holdsAny(of: signs) else {
      return (MarkdownText(of: source, parts: []), [], .empty)
    }
    guard ParserLimit.admits(text, length: longest),
      let reader = DeepStack.run({ DeclarationReader(source) })
    else { return nil }
    var parts: [(MarkdownText, title: String)] = []
    var blocks: [Block] = []
    for (comment, declaration) in zip(reader.comments, reader.declarations) {
      let read = MarkdownReader.read(MarkdownText(of: source, lines: comment.lines))
      parts.append((read.markdown, declaration.signature))
      blocks += read.blocks
    }
    let documentation = SourceDocumentation(
      declarations: reader.declarations,
      remarks: reader.remarks,
      symbols: reader.symbols,
      exportedCount: reader.exportedCount
    )
    return (MarkdownText(of: source, parts: parts), blocks, documentation)
  }

  /// What a file declares.
  static func symbols(in source: SourceText) -> [DeclaredSymbol] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard ParserLimit.admits(text, length: longest) else { return [] }
    return DeepStack.run { DeclarationReader(source).symbols } ?? []
  }

  /// What a file has that holds a documentation comment or something that importers see: nothing else is
  /// worth parsing.
  private static let signs = ["///", "/**", "public ", "open "]
}
