/// Markdown by libcmark: a file's blocks with their places, and its prose as HTML.
enum CommonMark {
  /// HTML to put around the part of the prose that is at some bytes of the file.
  struct Highlight: Sendable {
    let bytes: Range<Int>
    let open: String
    let close: String
  }

  /// The blocks of a text.
  static func blocks(of markdown: MarkdownText) -> [Block] {
    if let documents = markdown.documents { return documents.flatMap { blocks(of: $0.text) } }
    let document = CommonMarkDocument(markdown.bytes)
    var builder = BlockBuilder(markdown)
    document.walk { node, isEntering in
      if isEntering { builder.enter(node) } else { builder.leave(node) }
    }
    return builder.finish()
  }

  /// Renders the prose in cmark's safe mode: raw HTML and dangerous links of the article are left
  /// out, and an image is replaced by its description, so that nothing is loaded.
  ///
  /// - Parameters:
  ///   - codeBlock: the HTML for the code block at a place of the file; nothing for cmark's own.
  ///   - highlights: what to mark, sorted by place and without overlap.
  static func html(
    of markdown: MarkdownText,
    codeBlock: (Span) -> String?,
    highlights: [Highlight] = []
  ) -> String {
    if let documents = markdown.documents {
      return documents.map { document in
        (document.title.isEmpty
          ? "" : "<h1><code>\(Markup.escaped(document.title))</code></h1>\n")
          + html(of: document.text, codeBlock: codeBlock, highlights: highlights)
      }.joined()
    }
    let document = CommonMarkDocument(markdown.bytes)
    var marker = ProseMarker(markdown, highlights: highlights)
    document.walk { node, isEntering in marker.visit(node, isEntering: isEntering) }
    marker.apply(codeBlock: codeBlock)
    return document.html()
  }
}
