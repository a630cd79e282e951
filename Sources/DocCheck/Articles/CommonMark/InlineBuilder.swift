/// Builds the inline nodes of one paragraph or heading from the events of a walk.
struct InlineBuilder {
  private var locator: InlineLocator
  /// The open nodes: where the search stood when they began, and their children so far.
  private var open: [(start: Int, children: [Inline])]
  private var depth = 0

  init(locator: InlineLocator) {
    self.locator = locator
    open = [(locator.cursor, [])]
  }

  mutating func enter(_ node: CommonMarkNode) {
    switch node.kind {
    case .text: appendLiteral(node.literal) { .text($0) }
    case .code:
      appendLiteral(node.literal) { .code($0) }
      locator.skipBackticks()
    case .htmlInline: appendLiteral(node.literal) { .html($0) }
    case .softBreak: appendBreak(.softBreak)
    case .lineBreak: appendBreak(.lineBreak)
    case .emphasis, .strong, .link, .image:
      depth += 1
      if depth <= BlockBuilder.maximumDepth { open.append((locator.cursor, [])) }
    default: break
    }
  }

  mutating func leave(_ node: CommonMarkNode) {
    switch node.kind {
    case .emphasis: close(.emphasis)
    case .strong: close(.strong)
    case .link:
      locator.skipLinkTail(ofTextAt: open.last?.children.first?.bytes.lowerBound)
      close(.link(destination: node.destination, title: node.title))
    case .image:
      locator.skipLinkTail()
      close(.image(destination: node.destination, title: node.title))
    default: break
    }
  }

  /// The nodes, once the paragraph has ended.
  func finish() -> [Inline] { open.first?.children ?? [] }

  private mutating func append(_ inline: Inline) {
    open[open.count - 1].children.append(inline)
  }

  private mutating func appendLiteral(_ literal: [UInt8], _ kind: (String) -> Inline.Kind) {
    let (bytes, pieces) = locator.locate(literal)
    let text = String(decoding: literal, as: UTF8.self)
    append(Inline(kind: kind(text), children: [], bytes: bytes, pieces: pieces))
  }

  private mutating func appendBreak(_ kind: Inline.Kind) {
    let start = locator.cursor
    locator.skipLineEnd()
    append(Inline(kind: kind, children: [], bytes: start..<locator.cursor, pieces: []))
  }

  private mutating func close(_ kind: Inline.Kind) {
    depth -= 1
    guard depth < BlockBuilder.maximumDepth, open.count > 1, let node = open.popLast() else {
      return
    }
    let start = min(node.start, locator.cursor)
    append(
      Inline(kind: kind, children: node.children, bytes: start..<locator.cursor, pieces: [])
    )
  }
}
