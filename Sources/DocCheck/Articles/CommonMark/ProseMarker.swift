/// Finds the nodes that a rendering must change: highlighted text, images and code blocks.
///
/// The nodes are collected during the walk and changed after it, since cmark's iterator must not
/// lose the node that it is on.
struct ProseMarker {
  private let markdown: MarkdownText
  private let highlights: [CommonMark.Highlight]
  private var locator: InlineLocator?
  private var codeBlocks: [CommonMarkNode] = []
  private var images: [CommonMarkNode] = []
  private var leaves: [(node: CommonMarkNode, bytes: Range<Int>, pieces: [Inline.Piece])] = []

  init(_ markdown: MarkdownText, highlights: [CommonMark.Highlight]) {
    self.markdown = markdown
    self.highlights = highlights
  }

  mutating func visit(_ node: CommonMarkNode, isEntering: Bool) {
    switch node.kind {
    case .codeBlock where isEntering: codeBlocks.append(node)
    case .paragraph, .heading:
      locator = isEntering ? locator(for: node) : nil
    case .text where isEntering, .code where isEntering:
      guard let place = locator?.locate(node.literal) else { break }
      if node.kind == .code { locator?.skipBackticks() }
      leaves.append((node, place.bytes, place.pieces))
    case .htmlInline where isEntering: _ = locator?.locate(node.literal)
    case .softBreak where isEntering, .lineBreak where isEntering: locator?.skipLineEnd()
    case .image where !isEntering:
      locator?.skipLinkTail()
      images.append(node)
    case .link where !isEntering: locator?.skipLinkTail()
    default: break
    }
  }

  /// Changes what was collected.
  func apply(codeBlock: (Span) -> String?) {
    for leaf in leaves { mark(leaf.node, leaf.bytes, leaf.pieces) }
    for image in images {
      image.unwrap(open: "<span class=\"image\">", close: "</span>")
    }
    for block in codeBlocks {
      let span =
        markdown.unfencedCode(on: block.lines.lowerBound)?.span
        ?? markdown.source.span(markdown.fileBytes(block.lines))
      if let html = codeBlock(span) { block.replace(withHTML: html) }
    }
  }

  private func locator(for node: CommonMarkNode) -> InlineLocator {
    InlineLocator(bytes: markdown.source.bytes, range: markdown.fileBytes(node.lines))
  }

  /// The highlights that overlap some bytes; they are sorted, so the first is found by bisection.
  private func highlights(touching bytes: Range<Int>) -> ArraySlice<CommonMark.Highlight> {
    var low = 0
    var high = highlights.count
    while low < high {
      let middle = (low + high) / 2
      if highlights[middle].bytes.upperBound <= bytes.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return highlights[low...].prefix { $0.bytes.lowerBound < bytes.upperBound }
  }

  /// What is around a bar that the file escapes: in a table it divides no cells.
  static let escapedBar = (open: "<span class=\"bar\">", close: "</span>")

  private func mark(_ node: CommonMarkNode, _ bytes: Range<Int>, _ pieces: [Inline.Piece]) {
    let touching = highlights(touching: bytes)
    if node.kind == .code {
      if let first = touching.first { node.wrap(open: first.open, close: first.close) }
      return
    }
    let literal = node.literal
    let bars = escapedBars(in: literal, pieces)
    guard !touching.isEmpty || !bars.isEmpty else { return }
    node.split(into: parts(of: literal, pieces, touching).flatMap { divided($0, at: bars) })
  }

  /// A part of a node's text with what is around it.
  private typealias Part = (text: ArraySlice<UInt8>, mark: (open: String, close: String)?)

  /// The bytes of a text that are bars after a backslash in the file.
  private func escapedBars(in literal: [UInt8], _ pieces: [Inline.Piece]) -> [Int] {
    pieces.compactMap { piece in
      guard piece.textOffset < literal.count, literal[piece.textOffset] == UInt8(ascii: "|"),
        piece.fileOffset > 0,
        markdown.source.bytes[piece.fileOffset - 1] == UInt8(ascii: "\\")
      else { return nil }
      return piece.textOffset
    }
  }

  /// A part with its escaped bars apart.
  private func divided(_ part: Part, at bars: [Int]) -> [Part] {
    let (open, close) = (part.mark?.open ?? "", part.mark?.close ?? "")
    var (parts, start): ([Part], Int) = ([], part.text.startIndex)
    for bar in bars where part.text.indices.contains(bar) {
      parts.append((part.text[start..<bar], part.mark))
      let mark = (open: open + Self.escapedBar.open, close: Self.escapedBar.close + close)
      parts.append((part.text[bar...bar], mark))
      start = bar + 1
    }
    return parts + [(part.text[start...], part.mark)]
  }

  /// A text as what is highlighted and what is between.
  private func parts(
    of literal: [UInt8],
    _ pieces: [Inline.Piece],
    _ touching: ArraySlice<CommonMark.Highlight>
  ) -> [Part] {
    var parts: [Part] = []
    var index = 0
    for highlight in touching {
      let start = max(index, textOffset(of: highlight.bytes.lowerBound, pieces, literal.count))
      let end = max(start, textOffset(of: highlight.bytes.upperBound, pieces, literal.count))
      parts.append((literal[index..<start], nil))
      parts.append((literal[start..<end], (highlight.open, highlight.close)))
      index = end
    }
    return parts + [(literal[index...], nil)]
  }

  /// The byte of the text that is at an offset of the file, clamped to the text.
  private func textOffset(of fileOffset: Int, _ pieces: [Inline.Piece], _ count: Int) -> Int {
    guard let piece = pieces.last(where: { $0.fileOffset <= fileOffset }) else { return 0 }
    return min(count, piece.textOffset + fileOffset - piece.fileOffset)
  }
}
