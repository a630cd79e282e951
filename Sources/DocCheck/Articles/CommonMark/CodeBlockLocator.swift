/// Finds the lines of a code block in the file.
///
/// cmark gives the code without its container's markers, with other line endings and with tabs
/// partly turned to spaces. Each of its lines is still the tail of one line of the file, so the
/// place of every character follows from the tails that both have in common.
struct CodeBlockLocator {
  let source: SourceText

  /// - Parameters:
  ///   - literal: the code as cmark gives it.
  ///   - lines: the lines of the file that cmark says the block takes.
  ///   - startColumn: the column in bytes of the fence or of the first code.
  func codeBlock(
    literal: [UInt8],
    info: String,
    lines: ClosedRange<Int>,
    startColumn: Int
  ) -> CodeBlock {
    let texts = split(literal)
    let fence = fence(on: lines.lowerBound, column: startColumn)
    let takesOnlyCode = lines.count == texts.count
    let isFenced = fence != nil && !(takesOnlyCode && isTail(texts.first, of: lines.lowerBound))
    let first = isFenced ? lines.lowerBound + 1 : lines.lowerBound
    let located = texts.enumerated().map { line($1, number: first + $0) }
    let closing = first + texts.count
    let isClosed =
      !isFenced || (closing <= lines.upperBound && fence.map { closes($0, line: closing) } ?? false)
    let last = isFenced && isClosed ? closing : max(lines.lowerBound, closing - 1)
    return CodeBlock(
      info: info.trimmingBlanks,
      isFenced: isFenced,
      isClosed: isClosed,
      openingSpan: source.span(lines: lines.lowerBound...lines.lowerBound),
      span: source.span(lines: lines.lowerBound...max(lines.lowerBound, last)),
      lines: located
    )
  }

  private func split(_ literal: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = literal.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The fence's character and length, if a line holds one at a column.
  private func fence(on line: Int, column: Int) -> (character: UInt8, length: Int)? {
    let bytes = source.lineBytes(line)
    let rest = source.bytes[
      min(bytes.lowerBound + max(0, column - 1), bytes.upperBound)..<bytes.upperBound
    ]
    .drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let character = rest.first,
      character == UInt8(ascii: "`") || character == UInt8(ascii: "~")
    else { return nil }
    let length = rest.prefix { $0 == character }.count
    return length >= 3 ? (character, length) : nil
  }

  /// Whether a line closes a fence: nothing but the fence behind container markers
  /// (CommonMark 0.31.2 §4.5).
  private func closes(_ fence: (character: UInt8, length: Int), line: Int) -> Bool {
    let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let rest = source.bytes[source.lineBytes(line)]
      .drop { blanks.contains($0) || $0 == UInt8(ascii: ">") }
    let length = rest.prefix { $0 == fence.character }.count
    return length >= fence.length && rest.dropFirst(length).allSatisfy { blanks.contains($0) }
  }

  private func isTail(_ text: ArraySlice<UInt8>?, of line: Int) -> Bool {
    guard let text else { return false }
    return source.bytes[source.lineBytes(line)].suffix(text.count).elementsEqual(text)
  }

  private func line(_ text: ArraySlice<UInt8>, number: Int) -> CodeBlock.Line {
    let range = source.lineBytes(number)
    var raw = range.upperBound
    var index = text.endIndex
    while index > text.startIndex, raw > range.lowerBound {
      if source.bytes[raw - 1] == text[index - 1] {
        index -= 1
      } else if source.bytes[raw - 1] == 0, text[..<index].suffix(3) == [0xEF, 0xBF, 0xBD] {
        index -= 3
      } else {
        break
      }
      raw -= 1
    }
    return CodeBlock.Line(
      text: String(decoding: text, as: UTF8.self),
      number: number,
      fileOffset: raw,
      virtualSpaces: index - text.startIndex
    )
  }
}
