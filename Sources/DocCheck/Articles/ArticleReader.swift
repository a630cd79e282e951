/// Turns the bytes of a file into an article.
struct ArticleReader {
  /// Reads an article off its bytes.
  ///
  /// - Parameters:
  ///   - path: the path as reports shall show it.
  ///   - bytes: the raw file; bytes that are not UTF-8 become a finding and read as U+001A.
  ///   - obstacle: why the file was not read, which becomes a finding.
  func article(path: String, bytes: [UInt8], obstacle: String? = nil) -> Article {
    let source = SourceText(ValidUTF8.bytes(of: bytes))
    var article =
      switch SwiftFileKind(path: path) {
      case nil: markdownArticle(path: path, source)
      case .source?: sourceArticle(path: path, source)
      case let kind?: pageArticle(path: path, source, kind)
      }
    let own =
      obstacle.map { [Finding(.unreadArticle, at: source.span(0..<0), $0)] }
      ?? encodingFindings(in: bytes, source)
    if !own.isEmpty { article.findings = own }
    if source.bytes != bytes { article.original = bytes }
    return article
  }

  /// An article of the comments in a Swift file.
  private func sourceArticle(path: String, _ source: SourceText) -> Article {
    let read = SourceFileReader.read(source)
    let blocks = read?.blocks ?? []
    var article = Article(
      path: path,
      markdown: read?.markdown ?? MarkdownText(of: source, parts: []),
      title: fileName(of: path),
      language: language(of: blocks.flatMap(\.flattened)),
      blocks: blocks,
      findings: read == nil
        ? [Finding(.unreadArticle, at: source.span(0..<0), Self.tooDeep)] : []
    )
    article.documentation =
      read?.documentation ?? .empty
    return article
  }

  /// An article of a Swift file that is one program.
  private func pageArticle(
    path: String,
    _ source: SourceText,
    _ kind: SwiftFileKind
  ) -> Article {
    let (markdown, blocks) = PageReader.read(source, kind)
    let all = blocks.flatMap(\.flattened)
    let title = kind == .playgroundPage ? Playground.pageName(ofFileAt: path) : fileName(of: path)
    return Article(
      path: path,
      markdown: markdown,
      title: heading(in: all) ?? title,
      language: language(of: all),
      blocks: blocks
    )
  }

  private static let tooDeep =
    "the file is too long or too deeply nested to parse, so its documentation is not read"

  private func markdownArticle(path: String, _ source: SourceText) -> Article {
    let frontMatter = FrontMatter(of: source)
    var (markdown, blocks) = MarkdownReader.read(
      MarkdownText(of: source, after: frontMatter?.lines.upperBound ?? 0)
    )
    let unfenced = UnfencedSearch.code(in: markdown, blocks)
    if !unfenced.isEmpty {
      markdown = markdown.keepingPlaces(of: unfenced)
      blocks = CommonMark.blocks(of: markdown)
    }
    let all = blocks.flatMap(\.flattened)
    return Article(
      path: path,
      markdown: markdown,
      title: frontMatter?.title ?? heading(in: all) ?? fileName(of: path),
      language: language(of: all),
      blocks: blocks
    )
  }

  private func language(of blocks: [Block]) -> ProseLanguage {
    ProseLanguage(of: blocks.lazy.map(\.plainText).joined(separator: "\n"))
  }

  private func heading(in blocks: [Block]) -> String? {
    blocks.lazy.compactMap { block in
      guard case .heading = block.kind else { return nil }
      let text = block.plainText
      return text.isEmpty ? nil : text
    }.first
  }

  private func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// One finding at the first byte that is not UTF-8.
  private func encodingFindings(in bytes: [UInt8], _ source: SourceText) -> [Finding] {
    if isUTF16(bytes) {
      let span = source.span(0..<min(2, bytes.count))
      return [Finding(.invalidEncoding, at: span, "the file is UTF-16, not UTF-8")]
    }
    guard bytes != source.bytes,
      let offset = bytes.indices.first(where: { bytes[$0] != source.bytes[$0] })
    else { return [] }
    return [
      Finding(
        .invalidEncoding,
        at: source.span(offset..<offset + 1),
        "byte \(String(bytes[offset], radix: 16, uppercase: true)) is not valid UTF-8"
      )
    ]
  }

  /// Whether a file is UTF-16: by its byte order mark, or because a third of its first bytes are 0, all at
  /// even or all at odd offsets.
  private func isUTF16(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
    let beginning = bytes.prefix(1024)
    let zeros = beginning.indices.filter { beginning[$0] == 0 }
    return beginning.count >= 4 && zeros.count * 3 >= beginning.count
      && Set(zeros.map { $0 % 2 }).count == 1
  }
}
