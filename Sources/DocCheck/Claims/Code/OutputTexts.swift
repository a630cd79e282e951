/// The texts of a sentence that may be what code prints: code spans, quotations, numbers.
struct OutputTexts {
  /// A text, without its marks.
  struct Place {
    let text: String
    /// The folded bytes of the text, with its marks.
    let range: Range<Int>
  }

  /// The texts by their first bytes.
  private var places: [Int: Place] = [:]

  /// - Parameters:
  ///   - unit: the prose.
  ///   - sentence: the sentence in it.
  ///   - quoted: the quotations that begin in the sentence.
  ///   - source: the file.
  init(
    _ unit: ProseUnit,
    _ sentence: Range<Int>,
    quoted: ArraySlice<Range<Int>>,
    source: SourceText
  ) {
    let bytes = unit.text.bytes
    for index in sentence where bytes[index] == Marker.code || bytes[index] == Marker.number {
      let file = unit.text.file(index..<index + 1)
      let text = source.text(file)
      // A range, or a number with separators, is not what is printed.
      let isText = bytes[index] == Marker.code ? source.isCodeSpan(file) : Double(text) != nil
      guard isText else { continue }
      let isLiteral = text.count > 1 && text.first == "\"" && text.last == "\""
      let plain = isLiteral ? String(text.dropFirst().dropLast()) : text
      places[index] = Place(text: plain, range: index..<index + 1)
    }
    for range in quoted.reversed() where range.upperBound <= sentence.upperBound {
      let text = String(source.text(unit.text.file(range)).dropFirst().dropLast())
      places[range.lowerBound] = Place(text: text, range: range)
    }
  }

  /// The text that begins at a place.
  func text(at place: Int) -> Place? { places[place] }

  /// All texts in order; what is inside a quotation is a part of it.
  var all: [Place] {
    var end = 0
    return places.values.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { place in
      defer { end = max(end, place.range.upperBound) }
      return place.range.lowerBound >= end
    }
  }
}
