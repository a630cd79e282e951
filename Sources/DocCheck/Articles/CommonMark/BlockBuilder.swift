/// Builds the blocks of an article from the events of a walk through cmark's tree.
///
/// Nodes deeper than `maximumDepth` are left out and their children moved up, since values nested
/// without bound could not even be freed without overflowing the stack.
struct BlockBuilder {
  private let markdown: MarkdownText
  /// The children found so far, one list for each open container.
  private var open: [[Block]] = [[]]
  private var depth = 0
  private var codeBlockLines: Set<Int> = []
  private var inlines: InlineBuilder?

  static let maximumDepth = 100

  /// - Parameter markdown: what cmark parsed.
  init(_ markdown: MarkdownText) { self.markdown = markdown }

  mutating func enter(_ node: CommonMarkNode) {
    switch node.kind {
    case .document: break
    case .blockQuote, .list, .item:
      depth += 1
      if depth <= Self.maximumDepth { open.append([]) }
    case .codeBlock: appendCode(node)
    case .htmlBlock:
      append(.html(String(decoding: node.literal, as: UTF8.self)), node)
    case .thematicBreak: append(.thematicBreak, node)
    case .paragraph, .heading:
      let bytes = markdown.fileBytes(node.lines)
      inlines = InlineBuilder(locator: InlineLocator(bytes: markdown.source.bytes, range: bytes))
    default: inlines?.enter(node)
    }
  }

  mutating func leave(_ node: CommonMarkNode) {
    switch node.kind {
    case .document: break
    case .blockQuote: close(.blockQuote, node)
    case .list: close(.list(isOrdered: node.isOrdered), node)
    case .item: close(.item, node)
    case .paragraph: closeText(.paragraph, node)
    case .heading: closeText(.heading(level: node.headingLevel), node)
    default: inlines?.leave(node)
    }
  }

  /// The blocks, once the walk has ended.
  func finish() -> [Block] { (open.first ?? []).map(settle) }

  private mutating func append(
    _ kind: Block.Kind,
    _ node: CommonMarkNode,
    children: [Block] = [],
    inlines: [Inline] = []
  ) {
    let span = markdown.source.span(markdown.fileBytes(node.lines))
    open[open.count - 1].append(
      Block(kind: kind, span: span, children: children, inlines: inlines)
    )
  }

  private mutating func close(_ kind: Block.Kind, _ node: CommonMarkNode) {
    depth -= 1
    guard depth < Self.maximumDepth, let children = open.popLast() else { return }
    append(kind, node, children: children)
  }

  private mutating func closeText(_ kind: Block.Kind, _ node: CommonMarkNode) {
    append(kind, node, inlines: inlines?.finish() ?? [])
    inlines = nil
  }

  private mutating func appendCode(_ node: CommonMarkNode) {
    if let code = markdown.unfencedCode(on: node.lines.lowerBound) {
      let block = Block(kind: .code(code), span: code.span, children: [], inlines: [])
      return open[open.count - 1].append(block)
    }
    let code = CodeBlockLocator(markdown: markdown).codeBlock(node)
    codeBlockLines.insert(code.span.start.line)
    append(.code(code), node)
  }

  /// Takes back a closing fence that opens a block of its own: a fence in a list item is not
  /// closed by a less indented one.
  private func settle(_ block: Block) -> Block {
    var kind = block.kind
    if case .code(var code) = kind, code.isFenced, code.isClosed,
      code.span.end.line > code.span.start.line, codeBlockLines.contains(code.span.end.line)
    {
      code.isClosed = false
      code.span = markdown.source.span(lines: code.span.start.line...code.span.end.line - 1)
      kind = .code(code)
    }
    return Block(
      kind: kind,
      span: block.span,
      children: block.children.map(settle),
      inlines: block.inlines
    )
  }
}
