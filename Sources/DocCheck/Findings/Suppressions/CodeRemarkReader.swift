/// Finds the comments of Swift files by which an author answers for findings:
/// `// doccheck:ignore RULE="reason"`, beside documentation, inside of an example or in a program.
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
    guard article.path.hasSuffix(SourceFileReader.ending) else { return [] }
    let source = article.source
    let beside = (article.documentation?.remarks ?? []).map { remark in
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
      lines: lines(
        of: line,
        in: code,
        isAlone: line.text[..<start.lowerBound].allSatisfy(\.isWhitespace)
      )
    )
  }

  /// The lines that a comment is about: those of its example; in a program its own line, or the next one
  /// where it has a line to itself.
  private static func lines(
    of line: CodeBlock.Line,
    in code: CodeBlock,
    isAlone: Bool
  ) -> ClosedRange<Int> {
    guard code.isProgram else {
      return code.span.start.line...max(code.span.start.line, code.span.end.line)
    }
    return line.number...line.number + (isAlone ? 1 : 0)
  }
}
