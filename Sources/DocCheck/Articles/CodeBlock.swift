/// A fenced or an indented code block with the place of each of its lines.
struct CodeBlock: Sendable {
  /// A line of the code and where it stands in the file.
  struct Line: Sendable {
    /// The text as the reader sees it: without the container's markers and the fence's indent.
    let text: String
    /// The line's number in the file.
    let number: Int
    /// The raw file's offset of the first byte of `text`; where a tab was split by the indent,
    /// the byte after the tab.
    let fileOffset: Int
    /// The number of spaces at the start of `text` that stand for part of a tab in the file.
    let virtualSpaces: Int
  }

  /// The info string, trimmed, with escapes and entities resolved (CommonMark 0.31.2 §4.5).
  var info: String
  /// The opening fence; nothing for indented code.
  var fence: FenceLine?
  /// Whether a closing fence was found; indented code counts as closed.
  var isClosed: Bool
  /// The line of the opening fence, or the first line of indented code.
  var openingSpan: Span
  /// The whole block, fences included.
  var span: Span
  var lines: [Line]
  /// Why readers do not see the block as code.
  var swallower: Swallower?

  /// Whether the block has fences; otherwise it is indented code.
  var isFenced: Bool { fence != nil }

  /// The code, with a line feed after each line.
  var text: String { lines.map { $0.text + "\n" }.joined() }

  /// Some of the lines, counted from 0, as a block of their own; the first ones have the opening
  /// fence before them, the last ones the closing one behind them.
  func part(_ range: Range<Int>, of source: SourceText) -> CodeBlock {
    var part = self
    part.lines = Array(lines[range])
    let first = range.lowerBound == 0 ? span.start.line : part.lines.first?.number
    let last = range.upperBound == lines.count ? span.end.line : part.lines.last?.number
    let start = first ?? span.start.line
    part.span = source.span(lines: start...max(start, last ?? start))
    return part
  }
}
