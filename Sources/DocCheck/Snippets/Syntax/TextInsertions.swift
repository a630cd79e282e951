/// Texts that are written into another one, and the way back from the places of the whole.
struct TextInsertions: Sendable {
  /// A text and the offset in bytes before which it is written.
  private var insertions: [(offset: Int, text: String)] = []
  private let original: SourceText

  init(into text: String) { original = SourceText(text) }

  /// Writes a text before an offset, behind what was written there before.
  mutating func insert(_ text: String, at offset: Int) { insertions.append((offset, text)) }

  /// The offset of the end of the text.
  var end: Int { original.bytes.count }

  /// The whole.
  var text: String {
    var (text, start) = ("", 0)
    for insertion in insertions {
      text += original.text(start..<insertion.offset) + insertion.text
      start = insertion.offset
    }
    return text + original.text(start..<original.bytes.count)
  }

  /// The line and the column in bytes, both counted from 1, that a place of the whole has in the
  /// original; nothing in what was inserted.
  func original(line: Int, column: Int, in whole: SourceText) -> (line: Int, column: Int)? {
    guard whole.lineStarts.indices.contains(line - 1) else { return nil }
    var offset = whole.lineStarts[line - 1] + column - 1
    for insertion in insertions where insertion.offset <= offset {
      let length = insertion.text.utf8.count
      guard offset >= insertion.offset + length else { return nil }
      offset -= length
    }
    let number = original.lineNumber(of: offset)
    return (number, offset - original.lineStarts[number - 1] + 1)
  }
}
