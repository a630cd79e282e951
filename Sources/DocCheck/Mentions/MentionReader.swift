/// Finds the names of code in prose: code spans, and words beside `class`, メソッド and their like.
struct MentionReader {
  private let unit: ProseUnit
  private let source: SourceText
  private let words: [CueHit]
  private var mentions: [Mention] = []

  /// The mentions in the order of the file.
  static func mentions(in units: [ProseUnit], of article: Article) -> [Mention] {
    units.flatMap { unit in
      var reader = MentionReader(unit, article.source)
      for sentence in unit.sentences { reader.read(sentence, in: article.language) }
      return reader.mentions
    }
  }

  private init(_ unit: ProseUnit, _ source: SourceText) {
    self.unit = unit
    self.source = source
    words = unit.hits.filter { SymbolKind($0.group) != nil }
  }

  private mutating func read(_ sentence: Range<Int>, in language: ProseLanguage) {
    let languages = Passage.languages(of: unit.text.bytes[sentence], in: language)
    let words = words(in: sentence).filter { languages.contains($0.language) }
    var index = sentence.lowerBound
    while index < sentence.upperBound {
      let end = wordEnd(index, in: sentence)
      let isCode = unit.text.bytes[index] == Marker.code
      if isCode || end > index + 1 {
        add(index..<end, isCode: isCode, words, sentence)
      }
      index = end
    }
  }

  /// The cues inside a sentence, by binary search.
  private func words(in sentence: Range<Int>) -> ArraySlice<CueHit> {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle].range.lowerBound < sentence.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return words[low...].prefix { $0.range.upperBound <= sentence.upperBound }
  }

  /// The end of the identifier that begins at an index, its brackets included.
  private func wordEnd(_ start: Int, in sentence: Range<Int>) -> Int {
    let bytes = unit.text.bytes[start..<sentence.upperBound]
    guard let first = bytes.first, ByteClass.isLetter(first) || first == UInt8(ascii: "@") else {
      return start + 1
    }
    let end =
      bytes.dropFirst().firstIndex { !SymbolName.isInName($0) && $0 != Marker.number }
      ?? bytes.endIndex
    return unit.text.holds("()", at: end) ? min(end + 2, bytes.endIndex) : end
  }

  private mutating func add(
    _ range: Range<Int>,
    isCode: Bool,
    _ words: [CueHit],
    _ sentence: Range<Int>
  ) {
    let file = unit.text.file(range)
    guard isCode ? source.isCodeSpan(file) : isWritten(range, file),
      let name = SymbolName(source.text(file))
    else { return }
    let kind = kind(beside: range, words)
    guard isCode || isTelling(name, kind) else { return }
    mentions.append(
      Mention(
        name: name,
        kind: kind,
        offset: file.lowerBound,
        sentence: unit.text.file(sentence),
        kindsInSentence: Set(words.compactMap { SymbolKind($0.group) })
      )
    )
  }

  /// Whether a word is in the file as it does in the prose, without markup inside.
  private func isWritten(_ range: Range<Int>, _ file: Range<Int>) -> Bool {
    let hasNumber = unit.text.bytes[range].contains(Marker.number)
    return hasNumber || file.count == range.count
  }

  /// Whether a word outside of code spans is surely a name: `StateObject` beside a kind,
  /// `objectWillChange()`.
  private func isTelling(_ name: SymbolName, _ kind: SymbolKind?) -> Bool {
    guard name.isCalled || kind != nil, let word = name.parts.first?.text else { return false }
    return word.hasInnerCapital
  }

  // MARK: The words beside a name

  /// The kind that the words after a name give it, else those before.
  private func kind(beside range: Range<Int>, _ words: [CueHit]) -> SymbolKind? {
    if var last = longest(words.filter { gap(range.upperBound, $0.range.lowerBound) }) {
      // In "class method" the last word says what it is.
      while let next = longest(words.filter({ gap(last.range.upperBound, $0.range.lowerBound) })) {
        last = next
      }
      return SymbolKind(last.group)
    }
    let before = words.filter { gap($0.range.upperBound, range.lowerBound) }
    return longest(before).flatMap { SymbolKind($0.group) }
  }

  private func longest(_ hits: [CueHit]) -> CueHit? {
    hits.max { $0.range.count < $1.range.count }
  }

  /// Whether nothing but a blank is between two places.
  private func gap(_ start: Int, _ end: Int) -> Bool {
    start == end || start + 1 == end && unit.text.bytes[start] == UInt8(ascii: " ")
  }
}

extension String {
  /// Whether a capital letter follows a small one, as in names made of several words.
  var hasInnerCapital: Bool {
    zip(utf8, utf8.dropFirst()).contains { left, right in
      left >= UInt8(ascii: "a") && left <= UInt8(ascii: "z")
        && right >= UInt8(ascii: "A") && right <= UInt8(ascii: "Z")
    }
  }
}
