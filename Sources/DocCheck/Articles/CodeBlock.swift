/// A fenced or an indented code block, or Swift code outside of any, with the place of each line.
struct CodeBlock: Codable, Sendable {
  /// A line of the code and where it is in the file; several may be in one line of the file.
  struct Line: Sendable {
    /// The text as the reader sees it: without the container's markers and the fence's indent.
    let text: String
    /// The line's number in the file.
    let number: Int
    /// The raw file's offset of the first byte of `text`; where a tab was split by the indent,
    /// the byte after the tab.
    let fileOffset: Int
    /// The number of spaces at the start of `text` that represent part of a tab in the file.
    let virtualSpaces: Int

    /// The line with another text, whose bytes are in the same places.
    func with(text: String) -> Line {
      Line(
        text: text,
        number: number,
        fileOffset: fileOffset,
        virtualSpaces: virtualSpaces
      )
    }
  }

  /// The info string, trimmed, with escapes and entities resolved (CommonMark 0.31.2 §4.5);
  /// `swift` for Swift code outside of a fence.
  var info: String
  /// The opening fence; nothing for code without one.
  var fence: FenceLine?
  /// Whether a closing fence was found; code without a fence counts as closed.
  var isClosed: Bool
  /// The line of the opening fence, or the first line of code without one.
  var openingSpan: Span
  /// The whole block, fences included.
  var span: Span
  var lines: [Line]
  /// Why readers do not see the block as code.
  var swallower: Swallower?
  /// Whether it is all the code of a file, which is no Markdown around it.
  var isProgram = false

  /// Whether the block has fences.
  var isFenced: Bool { fence != nil }

  /// Whether the code is in the prose: it has no fence, nor the indentation of code.
  var isUnfenced: Bool { fence == nil && !info.isEmpty && !isProgram }

  /// The code, with a line feed after each line.
  var text: String { lines.map { $0.text + "\n" }.joined() }

  /// Some of the lines, counted from 0, as a block of their own; the first ones have the opening
  /// fence before them, the last ones the closing one after them.
  func part(_ range: Range<Int>, of source: SourceText) -> CodeBlock {
    var part = self
    part.lines = Array(lines[range])
    if isUnfenced {
      part.span = span(ofLines: range, in: source)
      return part
    }
    let first = range.lowerBound == 0 ? span.start.line : part.lines.first?.number
    let last = range.upperBound == lines.count ? span.end.line : part.lines.last?.number
    let start = first ?? span.start.line
    part.span = source.span(lines: start...max(start, last ?? start))
    return part
  }

  /// The span of some lines, counted from 0, that share lines of the file with prose or other code.
  private func span(ofLines range: Range<Int>, in source: SourceText) -> Span {
    guard let first = lines[range].first, let last = lines[range].last else { return span }
    let end = min(span.end.offset, source.lineBytes(last.number).upperBound)
    let next = range.upperBound < lines.count ? lines[range.upperBound].fileOffset : end
    return source.span(first.fileOffset..<max(first.fileOffset, min(next, end)))
  }
}
