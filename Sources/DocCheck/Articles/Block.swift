/// A block of an article: the block nodes of CommonMark 0.31.2 §4 and §5.
struct Block: Sendable {
  /// What the block is.
  enum Kind: Sendable {
    case paragraph
    case heading(level: Int)
    case blockQuote
    case list(isOrdered: Bool)
    case item
    case code(CodeBlock)
    case html(String)
    case thematicBreak
  }

  let kind: Kind
  /// The lines of the file that the block takes.
  let span: Span
  /// The blocks inside; empty but for quotes, lists and items.
  let children: [Block]
  /// The running text; empty but for paragraphs and headings.
  let inlines: [Inline]

  /// The running text without markup.
  var plainText: String { inlines.map(\.plainText).joined() }

  /// The block and all blocks inside it, in the order of the file.
  var flattened: [Block] { [self] + children.flatMap(\.flattened) }
}
