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
  let info: String
  /// Whether the block has fences; otherwise it is indented code.
  let isFenced: Bool
  /// Whether a closing fence was found; indented code counts as closed.
  let isClosed: Bool
  /// The opening fence, or the first line of indented code.
  let openingSpan: Span
  /// The whole block, fences included.
  let span: Span
  let lines: [Line]

  /// The code, with a line feed after each line.
  var text: String { lines.map { $0.text + "\n" }.joined() }
}
