/// An HTML comment that stands as a block of its own in an article.
struct HTMLComment: Sendable {
  /// The text between `<!--` and `-->`.
  let text: String
  /// The line of the article on which `text` begins.
  let line: Int
  /// The lines of the article that the comment takes.
  let span: Span

  /// The comments in a block of HTML.
  static func list(in html: String, of block: Block, source: SourceText) -> [HTMLComment] {
    var comments: [HTMLComment] = []
    var rest = html[...]
    var line = block.span.start.line
    while let open = rest.firstRange(of: "<!--") {
      line += lineFeeds(in: rest[..<open.lowerBound])
      let body = rest[open.upperBound...]
      let close = body.firstRange(of: "-->")
      let text = body[..<(close?.lowerBound ?? body.endIndex)]
      let end = min(line + lineFeeds(in: text), source.lineCount)
      comments.append(
        HTMLComment(
          text: String(text),
          line: line,
          span: source.span(lines: min(line, end)...end)
        )
      )
      line = end
      rest = close.map { body[$0.upperBound...] } ?? body[body.endIndex...]
    }
    return comments
  }

  private static func lineFeeds(in text: Substring) -> Int { text.utf8.count { $0 == 10 } }
}
