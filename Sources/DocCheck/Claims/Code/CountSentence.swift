/// Reads a sentence that says how many properties, methods or types the code beside it has.
///
/// It is read only where nothing else is said, in whatever order: what has them, the verb, the number
/// and the kind; or where it points to them, as in "these three properties".
struct CountSentence {
  /// What is said, and of which code.
  struct Reading {
    let statement: CountStatement
    /// Which code is meant; nothing where the type's name tells it.
    let reference: CodeSentence.Reference?
  }

  private let unit: ProseUnit
  private let sentence: Range<Int>
  private let source: SourceText
  private let numerals: NumeralTable
  private let hits: [CueHit]
  private let plain: PlainStatement

  /// - Parameters:
  ///   - unit: the prose.
  ///   - sentence: the sentence in it.
  ///   - hits: the cues of its languages, those of facts included.
  ///   - source: the file.
  ///   - numerals: what numbers in words are.
  init(
    _ unit: ProseUnit,
    _ sentence: Range<Int>,
    hits: [CueHit],
    source: SourceText,
    numerals: NumeralTable
  ) {
    (self.unit, self.sentence, self.hits) = (unit, sentence, hits)
    (self.source, self.numerals) = (source, numerals)
    plain = PlainStatement(unit.text, hits, ignoring: [.plain, .codeFiller, .joint])
  }

  /// Whether a sentence may say how many things there are, so that its cues are worth a look.
  static func mayCount(_ unit: ProseUnit, _ sentence: Range<Int>, _ hits: [CueHit]) -> Bool {
    unit.text.bytes[sentence].contains(Marker.number)
      && hits.contains { SymbolKind($0.group) != nil }
  }

  /// What the sentence says; nothing where it does not say it plainly.
  func reading() -> Reading? {
    let hedges: CueGroups = [.codeHedge, .notAsserted, .condition, .concession, .provision]
    guard sentence.count <= PlainStatement.longest,
      unit.text.bytes[sentence].last != UInt8(ascii: "?"),
      !hits.contains(where: { hedges.contains($0.group) })
    else { return nil }
    let counts = counts()
    guard counts.count == 1, let count = counts.first else { return nil }
    return pointing(count) ?? stated(count)
  }

  // MARK: The number

  /// A number and what it counts.
  private struct Count {
    let number: Int
    let kind: SymbolKind
    let range: Range<Int>
  }

  /// The most bytes between a number and what it counts.
  private static let reach = 16

  /// The numbers directly before a kind of thing, but for a counter between the two.
  private func counts() -> [Count] {
    sentence.filter { unit.text.bytes[$0] == Marker.number }.compactMap { place in
      let kinds = hits.filter { hit in
        SymbolKind(hit.group) != nil && hit.range.lowerBound > place
          && hit.range.lowerBound <= place + Self.reach
          && plain.isEmpty(place + 1..<hit.range.lowerBound)
      }
      let text = source.text(unit.text.file(place..<place + 1))
      guard let first = kinds.map(\.range.lowerBound).min(),
        let kind = kinds.filter({ $0.range.lowerBound == first })
          .max(by: { $0.range.count < $1.range.count }),
        let symbol = SymbolKind(kind.group), symbol != .other,
        let number = numerals.value(of: text), (2...20).contains(number)
      else { return nil }
      return Count(number: number, kind: symbol, range: place..<kind.range.upperBound)
    }
  }

  // MARK: What has them

  /// "These three properties", which need not be all.
  private func pointing(_ count: Count) -> Reading? {
    let isPointedTo = hits.contains { hit in
      hit.group == .these && hit.range.upperBound <= count.range.lowerBound
        && plain.isEmpty(hit.range.upperBound..<count.range.lowerBound)
    }
    guard isPointedTo else { return nil }
    let statement = CountStatement(
      number: count.number,
      kind: count.kind,
      type: nil,
      isPointing: true
    )
    return Reading(statement: statement, reference: .this)
  }

  private func stated(_ count: Count) -> Reading? {
    let verbs = hits.filter { $0.group == .declares }
    for verb in verbs.prefix(PlainStatement.mostWords) {
      for range in ranges(upTo: max(count.range.upperBound, verb.range.upperBound)) {
        if let reading = stated(count, verb, in: range) { return reading }
      }
    }
    return nil
  }

  private func stated(_ count: Count, _ verb: CueHit, in range: Range<Int>) -> Reading? {
    guard
      let places = NamedCode(
        in: range,
        of: unit.text,
        source: source,
        besides: hits.filter { $0.group == .plain }.map(\.range)
      ).places
    else { return nil }
    if places.count == 1, places[0].name.parts.count == 1, let name = places[0].name.parts.first,
      plain.says([withKind(places[0].range), verb.range, count.range], in: range)
    {
      let statement = CountStatement(
        number: count.number,
        kind: count.kind,
        type: name.text,
        isPointing: false
      )
      return Reading(statement: statement, reference: nil)
    }
    guard places.isEmpty else { return nil }
    for cue in hits {
      guard let reference = CodeSentence.Reference(cue.group), cue.group != .this,
        plain.says([cue.range, verb.range, count.range], in: range)
      else { continue }
      let statement = CountStatement(
        number: count.number,
        kind: count.kind,
        type: nil,
        isPointing: false
      )
      return Reading(statement: statement, reference: reference)
    }
    return nil
  }

  /// The name with the word for its kind beside it: "The `User` struct".
  private func withKind(_ name: Range<Int>) -> Range<Int> {
    let kinds = hits.filter { hit in
      SymbolKind(hit.group) != nil && hit.range.lowerBound >= name.upperBound
        && hit.range.lowerBound <= name.upperBound + 1
    }
    return name.lowerBound..<(kinds.map(\.range.upperBound).max() ?? name.upperBound)
  }

  /// The sentence, and its part before what lists or adds something after the statement.
  private func ranges(upTo end: Int) -> [Range<Int>] {
    let breaks = hits.filter { $0.group == .clauseBreak && $0.range.lowerBound >= end }
    let first = breaks.map(\.range.lowerBound).min()
    return [sentence] + (first.map { [sentence.lowerBound..<$0] } ?? [])
  }
}
