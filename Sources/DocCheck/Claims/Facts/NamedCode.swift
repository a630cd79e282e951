/// The names of code in a stretch of prose: code spans, and words such as `StateObject`.
struct NamedCode {
  /// A name and where it is.
  struct Place {
    let name: SymbolName
    /// The name as it is written.
    let text: String
    /// The folded bytes of the name.
    let range: Range<Int>
  }

  /// The names in order; nothing if a code span holds something else than a name.
  let places: [Place]?

  /// - Parameters:
  ///   - range: the folded bytes to look in.
  ///   - text: the prose.
  ///   - source: the file.
  ///   - excluded: what is no name, such as `iOS 17`.
  init(
    in range: Range<Int>,
    of text: FoldedText,
    source: SourceText,
    besides excluded: [Range<Int>] = []
  ) {
    var places: [Place] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let isCode = text.bytes[index] == Marker.code
      let end = isCode ? index + 1 : Self.wordEnd(index, in: text, before: range.upperBound)
      let word = index..<end
      index = end
      guard isCode || word.count > 1, !excluded.contains(where: { $0.overlaps(word) }) else {
        continue
      }
      let written = source.text(text.file(word))
      if isCode {
        guard source.isCodeSpan(text.file(word)), let name = SymbolName(written) else {
          self.places = nil
          return
        }
        places.append(Place(name: name, text: written, range: word))
      } else if written.hasPrefix("@") || written.hasInnerCapital, let name = SymbolName(written) {
        places.append(Place(name: name, text: written, range: word))
      }
    }
    self.places = places
  }

  /// The end of the word that begins at a place; the next place where none does.
  private static func wordEnd(_ start: Int, in text: FoldedText, before limit: Int) -> Int {
    let bytes = text.bytes[start..<limit]
    guard let first = bytes.first, ByteClass.isLetter(first) || first == UInt8(ascii: "@") else {
      return start + 1
    }
    return bytes.dropFirst().firstIndex { !SymbolName.isInName($0) } ?? limit
  }
}
