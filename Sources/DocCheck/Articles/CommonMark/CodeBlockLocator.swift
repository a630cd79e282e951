/// Finds the lines of a code block in the file.
///
/// cmark gives the code without its container's markers, with other line endings and with tabs
/// partly turned to spaces. Each of its lines is still the tail of one line of the text, so the
/// place of every character follows from the tails that both have in common.
struct CodeBlockLocator {
  let markdown: MarkdownText

  /// The code block of a node.
  func codeBlock(_ node: CommonMarkNode) -> CodeBlock {
    let lines = node.lines.clamped(to: 1...markdown.count)
    let texts = split(node.literal)
    let opening = markdown.content(lines.lowerBound).dropFirst(max(0, node.startColumn - 1))
    let fence = isCode(opening, texts.first, info: node.info) ? nil : FenceLine(opening)
    let isFenced = fence != nil
    let first = isFenced ? lines.lowerBound + 1 : lines.lowerBound
    let closing = first + texts.count
    let isClosed = !isFenced || (closing <= lines.upperBound && closes(fence, line: closing))
    let last = isFenced && isClosed ? closing : max(lines.lowerBound, closing - 1)
    let source = markdown.source
    let start = markdown[lines.lowerBound]
    return CodeBlock(
      info: node.info.trimmingBlanks,
      fence: fence,
      isClosed: isClosed,
      openingSpan: source.span(start.bytes),
      span: source.span(lines: markdown.fileLines(lines.lowerBound...last)),
      lines: texts.enumerated().compactMap { line($1, number: first + $0) },
      swallower: start.isInHTML ? .html : nil
    )
  }

  private func split(_ literal: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = literal.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Whether a block's first line is the first one of indented code, even if it looks like a fence.
  private func isCode(
    _ opening: ArraySlice<UInt8>,
    _ text: ArraySlice<UInt8>?,
    info: String
  ) -> Bool {
    guard info.isEmpty, let fence = FenceLine(opening) else { return false }
    // A tab that the indentation takes only part of leaves spaces in the code.
    let isSplit = opening.first == UInt8(ascii: "\t")
    let blanks: (UInt8) -> Bool = { isSplit && FenceLine.isBlank($0) }
    return !fence.info.isEmpty
      || text.map { opening.drop(while: blanks).elementsEqual($0.drop(while: blanks)) } ?? false
  }

  /// Whether a line closes a fence: nothing but the fence after container markers.
  private func closes(_ fence: FenceLine?, line: Int) -> Bool {
    let rest = markdown.content(line).drop { FenceLine.isBlank($0) || $0 == UInt8(ascii: ">") }
    guard let fence, let closing = FenceLine(rest) else { return false }
    return closing.closes(fence)
  }

  /// A line of the code at its place; nothing where the file has no such line.
  private func line(_ text: ArraySlice<UInt8>, number: Int) -> CodeBlock.Line? {
    let line = markdown[number]
    guard line.replacement == nil else { return nil }
    let bytes = markdown.source.bytes
    var raw = line.bytes.upperBound
    var index = text.endIndex
    while index > text.startIndex, raw > line.bytes.lowerBound {
      if bytes[raw - 1] == text[index - 1] {
        index -= 1
      } else if bytes[raw - 1] == 0, text[..<index].suffix(3) == [0xEF, 0xBF, 0xBD] {
        index -= 3
      } else {
        break
      }
      raw -= 1
    }
    return CodeBlock.Line(
      text: String(decoding: text, as: UTF8.self),
      number: line.number,
      fileOffset: raw,
      virtualSpaces: index - text.startIndex
    )
  }
}
