/// Turns byte ranges in ascending order into spans, in time linear in the file.
///
/// `SourceText.span(_:)` counts each column from the start of its line, which a line of a megabyte
/// with thousands of claims cannot afford.
struct SpanCounter {
  private let source: SourceText
  private var last: Position

  init(_ source: SourceText) {
    self.source = source
    last = source.position(0)
  }

  /// The span of a byte range that does not begin before the one asked for last.
  mutating func span(_ bytes: Range<Int>) -> Span {
    let start = position(bytes.lowerBound)
    last = start
    return Span(start: start, end: position(bytes.upperBound))
  }

  private func position(_ offset: Int) -> Position {
    let nextLine = last.line < source.lineCount ? source.lineStarts[last.line] : Int.max
    guard offset >= last.offset, offset < nextLine else { return source.position(offset) }
    let columns = String(decoding: source.bytes[last.offset..<offset], as: UTF8.self).utf16.count
    return Position(offset: offset, line: last.line, column: last.column + columns)
  }
}
