/// The bytes of a file with an index of its lines.
///
/// Every position in doccheck starts as an offset in these bytes; lines and columns are derived
/// from it, so that no stage has to keep count itself.
struct SourceText: Sendable {
  /// The raw file, exactly as read.
  let bytes: [UInt8]
  /// The offset of each line's first byte; the first entry is 0.
  let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { starts.append(index) }
    }
    lineStarts = starts
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The number of lines; a file without a final line ending counts its last line too.
  var lineCount: Int { lineStarts.count }

  /// The length in bytes of the byte order mark at the start: 3 or 0.
  var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The bytes of a line without its ending and without a byte order mark; a line out of range is
  /// empty at the end.
  func lineBytes(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = line == 1 ? byteOrderMarkLength : lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// The text of a byte range, with U+FFFD for what is not UTF-8.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Whether bytes are the content of a code span, not an image or a template's tag.
  func isCodeSpan(_ range: Range<Int>) -> Bool {
    bytes[..<range.lowerBound].last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "`")
  }

  /// The text of a line without its ending.
  func line(_ line: Int) -> String { text(lineBytes(line)) }

  /// The text of each line; an empty last line, after a final line ending, is left out.
  var lines: [String] {
    let all = (1...lineCount).map(line)
    return all.last == "" ? all.dropLast() : all
  }

  /// The position of a byte offset; an offset past the end is the end.
  func position(_ offset: Int) -> Position {
    let offset = min(max(0, offset), bytes.count)
    let line = lineNumber(of: offset)
    var start = lineStarts[line - 1]
    if line == 1 { start = min(byteOrderMarkLength, offset) }
    let column = String(decoding: bytes[start..<offset], as: UTF8.self).utf16.count + 1
    return Position(offset: offset, line: line, column: column)
  }

  /// The span of a byte range.
  func span(_ range: Range<Int>) -> Span {
    Span(start: position(range.lowerBound), end: position(range.upperBound))
  }

  /// The span of whole lines, without the last one's ending.
  func span(lines: ClosedRange<Int>) -> Span {
    let start = lineBytes(lines.lowerBound).lowerBound
    return span(start..<max(start, lineBytes(lines.upperBound).upperBound))
  }

  /// The line that holds a byte offset, by binary search.
  func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
