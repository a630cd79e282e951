/// A mark in running text that points to a footnote or a numbered reference.
enum ReferenceMark: Sendable, Hashable {
  /// `[^name]`.
  case footnote(String)
  /// `[2]`.
  case number(Int)

  /// Whether the mark is a number in brackets.
  var isNumber: Bool { if case .number = self { true } else { false } }

  /// The marks in a range of folded prose, each with its folded bytes.
  static func marks(
    in text: FoldedText,
    _ range: Range<Int>,
    source: SourceText
  ) -> [(mark: ReferenceMark, range: Range<Int>)] {
    var result: [(ReferenceMark, Range<Int>)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if text.bytes[index] == UInt8(ascii: "["), let end = end(in: text, from: index),
        let mark = ReferenceMark(source.text(text.file(index + 1..<end - 1)))
      {
        result.append((mark, index..<end))
        index = end
      } else {
        index += 1
      }
    }
    return result
  }

  /// Reads what is between the brackets.
  init?(_ label: String) {
    if label.hasPrefix("^"), label.count > 1 {
      self = .footnote(String(label.dropFirst()).lowercased())
    } else if let number = Int(label), number > 0 {
      self = .number(number)
    } else {
      return nil
    }
  }

  private static func end(in text: FoldedText, from start: Int) -> Int? {
    let limit = min(text.count, start + 40)
    return text.bytes[start..<limit].firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
  }
}
