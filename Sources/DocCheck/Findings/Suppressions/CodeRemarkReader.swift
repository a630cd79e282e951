/// Finds the comments of Swift code by which an author answers for findings in documentation:
/// `// doccheck:ignore RULE="reason"`, beside the documentation or inside of an example.
struct CodeRemarkReader {
  /// A comment with the lines that it is about.
  struct Remark {
    /// The text after `doccheck:`.
    let text: String
    let span: Span
    let lines: ClosedRange<Int>
  }

  /// The comments of an article; none in Markdown.
  static func remarks(in article: Article) -> [Remark] {
    guard let documentation = article.documentation else { return [] }
    let source = article.source
    let beside = documentation.remarks.map { remark in
      let lines = source.span(remark.documentation)
      return Remark(
        text: remark.text,
        span: source.span(remark.bytes),
        lines: lines.start.line...lines.end.line
      )
    }
    return beside
      + article.allBlocks.flatMap { block -> [Remark] in
        guard case .code(let code) = block.kind else { return [] }
        return code.lines.compactMap { remark($0, in: code, source) }
      }
  }

  private static func remark(
    _ line: CodeBlock.Line,
    in code: CodeBlock,
    _ source: SourceText
  ) -> Remark? {
    guard let start = line.text.ranges(of: "// " + SourceDocumentation.Remark.address).first else {
      return nil
    }
    let offset = line.fileOffset + line.text[..<start.lowerBound].utf8.count - line.virtualSpaces
    let end = source.lineBytes(line.number).upperBound
    return Remark(
      text: String(line.text[start.upperBound...]),
      span: source.span(min(offset, end)..<end),
      lines: code.span.start.line...max(code.span.start.line, code.span.end.line)
    )
  }
}
