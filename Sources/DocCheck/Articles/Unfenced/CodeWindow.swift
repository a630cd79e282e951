/// Some lines of a file, from a place in the first one on, as text for the parser.
struct CodeWindow {
  /// The lines; each byte of their texts represents one byte of the file.
  let lines: [CodeBlock.Line]
  /// The texts, with a line feed between them.
  let text: String
  /// Whether code cannot go on after the last line.
  let isLast: Bool
  /// Whether the last line goes on after its text.
  let isCut: Bool
  /// The offset in `text` of each line.
  private let starts: [Int]

  /// - Parameters:
  ///   - source: the file.
  ///   - start: the first byte.
  ///   - first: the line that holds it.
  ///   - size: the most bytes to take.
  init(_ source: SearchableLines, from start: Int, line first: Int, size: Int) {
    let isQuoted = source.content(first).isQuoted
    var lines: [CodeBlock.Line] = []
    var starts: [Int] = []
    var length = 0
    var number = first
    var isCut = false
    while length < size, number == first || source.mayContinue(number),
      let begin = number == first ? start : source.textStart(number, isQuoted: isQuoted)
    {
      let bytes = source.source.bytes[begin..<source.source.lineBytes(number).upperBound]
      let taken = Self.prefix(of: bytes, size: size - length)
      isCut = taken.count < bytes.count
      let text = Self.text(taken)
      lines.append(CodeBlock.Line(text: text, number: number, fileOffset: begin, virtualSpaces: 0))
      starts.append(length)
      length += taken.count + 1
      number += 1
    }
    isLast = length < size
    self.isCut = isCut
    self.lines = lines
    self.starts = starts
    text = lines.map(\.text).joined(separator: "\n")
  }

  /// The first bytes, without a part of a character at their end.
  private static func prefix(of bytes: ArraySlice<UInt8>, size: Int) -> ArraySlice<UInt8> {
    guard size < bytes.count else { return bytes }
    var end = bytes.startIndex + size
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return bytes[..<end]
  }

  /// The index of the line that holds a byte of the text.
  func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// What is on the line after a byte of the text.
  func rest(from offset: Int) -> Substring.UTF8View {
    let index = lineIndex(of: offset)
    return lines[index].text.utf8.dropFirst(offset - starts[index])
  }

  /// The offset in `text` of the end of a line.
  func endOfLine(_ index: Int) -> Int { starts[index] + lines[index].text.utf8.count }

  /// The byte of the file that a byte of the text represents.
  func fileOffset(of offset: Int) -> Int {
    let index = lineIndex(of: offset)
    return lines[index].fileOffset + offset - starts[index]
  }

  /// The bytes as text of the same length: on a line that is not UTF-8, only its ASCII is kept.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self)
      ?? String(decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
