/// Builds the blocks of an article from the events of a walk through cmark's tree.
///
/// Nodes deeper than `maximumDepth` are left out and their children moved up, since values nested
/// without bound could not even be freed without overflowing the stack.
struct BlockBuilder {
  private let source: SourceText
  private let lineOffset: Int
  /// The children found so far, one list for each open container.
  private var open: [[Block]] = [[]]
  private var depth = 0
  private var codeBlockLines: Set<Int> = []
  private var inlines: InlineBuilder?

  static let maximumDepth = 100

  /// - Parameter lineOffset: the number of lines of the file above cmark's first one.
  init(source: SourceText, lineOffset: Int) {
    self.source = source
    self.lineOffset = lineOffset
  }

  mutating func enter(_ node: CommonMarkNode) {
    switch node.kind {
    case .document: break
    case .blockQuote, .list, .item:
      depth += 1
      if depth <= Self.maximumDepth { open.append([]) }
    case .codeBlock: append(.code(codeBlock(node)), lines: lines(of: node))
    case .htmlBlock:
      append(.html(String(decoding: node.literal, as: UTF8.self)), lines: lines(of: node))
    case .thematicBreak: append(.thematicBreak, lines: lines(of: node))
    case .paragraph, .heading:
      let lines = lines(of: node)
      inlines = InlineBuilder(locator: Self.locator(for: lines, in: source))
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

  /// Where the text of some lines is looked for.
  static func locator(for lines: ClosedRange<Int>, in source: SourceText) -> InlineLocator {
    let start = source.lineBytes(lines.lowerBound).lowerBound
    return InlineLocator(
      bytes: source.bytes,
      range: start..<max(start, source.lineBytes(lines.upperBound).upperBound)
    )
  }

  private mutating func append(
    _ kind: Block.Kind,
    lines: ClosedRange<Int>,
    children: [Block] = [],
    inlines: [Inline] = []
  ) {
    open[open.count - 1].append(
      Block(kind: kind, span: source.span(lines: lines), children: children, inlines: inlines)
    )
  }

  private mutating func close(_ kind: Block.Kind, _ node: CommonMarkNode) {
    depth -= 1
    guard depth < Self.maximumDepth, let children = open.popLast() else { return }
    append(kind, lines: lines(of: node), children: children)
  }

  private mutating func closeText(_ kind: Block.Kind, _ node: CommonMarkNode) {
    append(kind, lines: lines(of: node), inlines: inlines?.finish() ?? [])
    inlines = nil
  }

  private func lines(of node: CommonMarkNode) -> ClosedRange<Int> {
    let start = min(max(1, node.startLine + lineOffset), source.lineCount)
    return start...min(max(start, node.endLine + lineOffset), source.lineCount)
  }

  private mutating func codeBlock(_ node: CommonMarkNode) -> CodeBlock {
    let lines = lines(of: node)
    codeBlockLines.insert(lines.lowerBound)
    return CodeBlockLocator(source: source).codeBlock(
      literal: node.literal,
      info: node.info,
      lines: lines,
      startColumn: node.startColumn
    )
  }

  /// Takes back a closing fence that opens a block of its own: a fence in a list item is not
  /// closed by a less indented one.
  private func settle(_ block: Block) -> Block {
    var kind = block.kind
    if case .code(let code) = kind, code.isFenced, code.isClosed,
      code.span.end.line > code.span.start.line, codeBlockLines.contains(code.span.end.line)
    {
      kind = .code(unclosed(code))
    }
    return Block(
      kind: kind,
      span: block.span,
      children: block.children.map(settle),
      inlines: block.inlines
    )
  }

  private func unclosed(_ code: CodeBlock) -> CodeBlock {
    CodeBlock(
      info: code.info,
      isFenced: true,
      isClosed: false,
      openingSpan: code.openingSpan,
      span: source.span(lines: code.span.start.line...code.span.end.line - 1),
      lines: code.lines
    )
  }
}
