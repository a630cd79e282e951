/// Finds references and footnotes in prose that nothing defines.
///
/// cmark turns every defined one into a link; what is left is in the text as it was written.
struct UndefinedReferences {
  private let source: SourceText
  /// The footnotes that lines of the file define.
  private let footnotes: Set<String>

  init(_ article: Article) {
    source = article.source
    footnotes = Set(
      article.source.lines.compactMap { line in
        let text = line.drop { $0 == " " || $0 == ">" }
        guard text.hasPrefix("[^"), let end = text.firstRange(of: "]:") else { return nil }
        return text[..<end.lowerBound].dropFirst(2).lowercased()
      }
    )
  }

  /// A slip for each label that nothing defines.
  func slips(in units: [ProseUnit]) -> [LinkSlip] {
    units.flatMap { unit in footnotes(in: unit.text) + references(in: unit.text) }.map {
      LinkSlip(message: "undefined link reference '\($0.label)'", bytes: $0.bytes)
    }
  }

  private func footnotes(in text: FoldedText) -> [(label: String, bytes: Range<Int>)] {
    ReferenceMark.marks(in: text, 0..<text.count, source: source).compactMap { mark, range in
      guard case .footnote(let name) = mark, !footnotes.contains(name) else { return nil }
      return ("^" + name, text.file(range))
    }
  }

  /// The labels of `[text][label]`, the label of `[text][]` being its text.
  private func references(in text: FoldedText) -> [(label: String, bytes: Range<Int>)] {
    var found: [(label: String, bytes: Range<Int>)] = []
    var open: Int?
    for (index, byte) in text.bytes.enumerated() {
      if byte == UInt8(ascii: "[") { open = index }
      guard byte == UInt8(ascii: "]"), let start = open else { continue }
      open = nil
      guard text.holds("[", at: index + 1), !isSubscript(text, start),
        let end = text.bytes[(index + 2)...].prefix(100).firstIndex(of: UInt8(ascii: "]"))
      else { continue }
      let label = end == index + 2 ? start + 1..<index : index + 2..<end
      let words = source.text(text.file(label))
      if words.contains(where: \.isLetter) { found.append((words, text.file(start..<end + 1))) }
    }
    return found
  }

  /// Whether what comes before a bracket makes it code rather than the start of a reference.
  private func isSubscript(_ text: FoldedText, _ start: Int) -> Bool {
    guard start > 0 else { return false }
    let before = text.bytes[start - 1]
    return ByteClass.isLetter(before) || before == Marker.number || before == Marker.code
      || before == UInt8(ascii: "]") || before == UInt8(ascii: ")") || before == UInt8(ascii: "\\")
  }
}
