/// Markdown by libcmark: a file's blocks with their places, and its prose as HTML.
enum CommonMark {
  /// HTML to put around the part of the prose that stands at some bytes of the file.
  struct Highlight: Sendable {
    let bytes: Range<Int>
    let open: String
    let close: String
  }

  /// The blocks of a file.
  ///
  /// - Parameter frontMatterLines: the number of lines at the top that are not Markdown.
  static func blocks(of source: SourceText, after frontMatterLines: Int = 0) -> [Block] {
    let document = CommonMarkDocument(markdown(of: source, after: frontMatterLines))
    var builder = BlockBuilder(source: source, lineOffset: frontMatterLines)
    document.walk { node, isEntering in
      if isEntering { builder.enter(node) } else { builder.leave(node) }
    }
    return builder.finish()
  }

  /// Renders the prose in cmark's safe mode: raw HTML and dangerous links of the article are left
  /// out, and an image is replaced by its description, so that nothing is loaded.
  ///
  /// - Parameters:
  ///   - codeBlock: the HTML for the code block that starts on a line; nothing for cmark's own.
  ///   - highlights: what to mark, sorted by place and without overlap.
  static func html(
    of source: SourceText,
    codeBlock: (Int) -> String?,
    highlights: [Highlight] = []
  ) -> String {
    let skipped = FrontMatter(of: source)?.lines.upperBound ?? 0
    let document = CommonMarkDocument(markdown(of: source, after: skipped))
    var marker = ProseMarker(source: source, lineOffset: skipped, highlights: highlights)
    document.walk { node, isEntering in marker.visit(node, isEntering: isEntering) }
    marker.apply(codeBlock: codeBlock)
    return document.html()
  }

  private static func markdown(
    of source: SourceText,
    after lines: Int
  ) -> ArraySlice<UInt8> {
    let start = lines < source.lineCount ? source.lineStarts[lines] : source.bytes.count
    return source.bytes[max(start, source.byteOrderMarkLength)...]
  }
}
