/// A sentence with the cues in it: what the recognition of claims looks at.
struct Passage: Sendable {
  let unit: ProseUnit
  /// The folded bytes of the sentence.
  let range: Range<Int>
  /// The cues of the sentence's languages outside quotations, in order.
  let hits: [CueHit]
  /// The groups of these cues.
  let groups: CueGroups
  /// The parts of the sentence between its clause breaks.
  let clauses: [Range<Int>]
  /// The number of characters before each byte of the sentence.
  private let characters: [Int]

  /// The words for surveys in the sentence, also those in the quoted title of one.
  private let surveyNouns: [Range<Int>]

  /// The quotations in the sentence, marks included.
  let quoted: ArraySlice<Range<Int>>

  /// Prepares a sentence; `hits` are the cues and `quoted` the quotations that begin inside it.
  init(
    _ unit: ProseUnit,
    _ range: Range<Int>,
    hits: ArraySlice<CueHit>,
    quoted: ArraySlice<Range<Int>>,
    language: ProseLanguage
  ) {
    self.unit = unit
    self.range = range
    self.quoted = quoted
    surveyNouns = hits.filter { $0.group == .surveyNoun }.map(\.range)
    guard hits.contains(where: { Self.claiming.contains($0.group) }) else {
      self.hits = []
      groups = []
      clauses = []
      characters = []
      return
    }
    let languages = Self.languages(of: unit.text.bytes[range], in: language)
    let said = Self.outside(quoted.filter { $0 != range }, hits).filter { hit in
      languages.contains(hit.language)
        && (!hit.isAtSentenceStart || hit.range.lowerBound == range.lowerBound)
    }
    self.hits = WordSelection(said, in: unit.text).selected()
    groups = CueGroups(self.hits.lazy.map(\.group))
    clauses = Self.clauses(of: range, in: unit.text, breaks: self.hits)
    var count = 0
    characters = unit.text.bytes[range].map { byte in
      count += ByteClass.isContinuation(byte) ? 0 : 1
      return count
    }
  }

  /// The groups without which no sentence claims anything.
  private static let claiming: CueGroups = [
    .percent, .share, .countedShare, .fraction, .halving, .multiple, .multiplication, .figure,
    .throughput,
    .period, .superlative,
    .unrivalled, .nothing, .universal, .intensifier, .judgement, .praise, .rank, .attribution,
    .source,
    .authority, .organisation, .hearsay, .popularity, .crowd, .favourite, .many, .version,
    .behaviour, .quoting,
  ]

  /// The sentences of a stretch of prose.
  static func passages(of unit: ProseUnit, in language: ProseLanguage) -> [Passage] {
    var hits = unit.hits[...]
    var quoted = unit.quoted[...]
    return unit.sentences.map { sentence in
      hits = hits.drop { $0.range.lowerBound < sentence.lowerBound }
      quoted = quoted.drop { $0.lowerBound < sentence.lowerBound }
      let hitsInside = hits.prefix { $0.range.lowerBound < sentence.upperBound }
      let quotedInside = quoted.prefix { $0.lowerBound < sentence.upperBound }
      return Passage(
        unit,
        sentence,
        hits: hitsInside,
        quoted: quotedInside,
        language: language
      )
    }
  }

  /// The cues that begin in none of the quotations; both are sorted by their starts.
  private static func outside(
    _ quoted: [Range<Int>],
    _ hits: ArraySlice<CueHit>
  ) -> [CueHit] {
    var rest = quoted[...]
    var end = 0
    return hits.filter { hit in
      while let next = rest.first, next.lowerBound <= hit.range.lowerBound {
        end = max(end, next.upperBound)
        rest.removeFirst()
      }
      return hit.range.lowerBound >= end
    }
  }

  /// Whether the sentence holds a cue of a group.
  func has(_ group: CueGroup) -> Bool { groups.contains(group) }

  /// Whether the sentence is a question.
  var isQuestion: Bool { unit.text.bytes[range].last == UInt8(ascii: "?") }

  /// The clause that holds the start of a range.
  func clause(of range: Range<Int>) -> Range<Int> {
    clauses.first { $0.contains(range.lowerBound) } ?? self.range
  }

  /// The range with the clauses that it touches, trimmed.
  func clauseRange(_ range: Range<Int>) -> Range<Int> {
    let touched = clauses.filter { $0.overlaps(range) }
    let low = min(range.lowerBound, touched.first?.lowerBound ?? range.lowerBound)
    let high = max(range.upperBound, touched.last?.upperBound ?? range.upperBound)
    return trimmed(low..<high)
  }

  /// The range with the clauses after it, up to a bracket or to one of the given cues.
  func tail(_ range: Range<Int>, before cues: [CueHit]) -> Range<Int> {
    let next = cues.first { $0.range.lowerBound >= range.upperBound }?.range.lowerBound
    let bracket = unit.text.bytes[range.upperBound..<self.range.upperBound]
      .firstIndex(of: UInt8(ascii: "("))
    let limit = min(next ?? self.range.upperBound, bracket ?? self.range.upperBound)
    let ends = clauses.map(\.upperBound).filter { $0 <= limit && $0 >= range.upperBound }
    return trimmed(range.lowerBound..<max(range.upperBound, ends.last ?? 0))
  }

  /// The survey or the report that brackets name together with a year: "(Developer Poll 2022)".
  var bracketedSurvey: Range<Int>? {
    surveyNouns.lazy.map { bracketed($0) }.first {
      unit.text.bytes[$0].contains(Marker.number)
    }
  }

  /// The content of the brackets around a cue, or the cue's own range outside brackets.
  func bracketed(_ range: Range<Int>) -> Range<Int> {
    guard let clause = clauses.first(where: { $0.overlaps(range) }) else { return range }
    let before = clause.lowerBound - 1
    let isInside = before >= 0 && unit.text.bytes[before] == UInt8(ascii: "(")
    return isInside ? trimmed(clause) : range
  }

  /// The number of clause breaks between two cues.
  func breaks(between left: Range<Int>, and right: Range<Int>) -> Int {
    let low = min(left.upperBound, right.upperBound)
    let high = max(left.lowerBound, right.lowerBound)
    return hits.count { hit in
      hit.group == .clauseBreak && hit.range.lowerBound >= low && hit.range.upperBound <= high
    }
  }

  /// Whether a clause begins with a range.
  func leads(_ range: Range<Int>) -> Bool {
    trimmed(clause(of: range)).lowerBound >= range.lowerBound
  }

  /// The conditions that a word is under: in its own clause, before it in English and Chinese, after
  /// it in Japanese and Korean; a condition that an English sentence begins with reaches to the comma.
  func conditions(over word: Range<Int>, in group: CueGroup = .condition) -> [CueHit] {
    guard has(group) else { return [] }
    let clause = clause(of: word)
    return hits.filter { hit in
      guard hit.group == group else { return false }
      let isBefore = hit.range.upperBound <= word.lowerBound
      switch hit.language {
      case .english: return isBefore && (clause.overlaps(hit.range) || opens(hit, over: word))
      case .chinese:
        return clause.overlaps(hit.range) && (isBefore || hit.range.lowerBound >= word.upperBound)
      default: return clause.overlaps(hit.range) && hit.range.lowerBound >= word.upperBound
      }
    }
  }

  /// Whether a condition at the start of the sentence has not ended before a word, but ends after it.
  private func opens(_ condition: CueHit, over word: Range<Int>) -> Bool {
    let bytes = unit.text.bytes
    let after = bytes[condition.range.upperBound..<range.upperBound]
    let comma = after.firstIndex(of: UInt8(ascii: ","))
    guard condition.range.lowerBound == range.lowerBound, let comma else { return false }
    return comma >= word.upperBound
  }

  /// The number of characters between two cues; 0 if they touch or overlap.
  func distance(_ left: Range<Int>, _ right: Range<Int>) -> Int {
    let low = min(left.upperBound, right.upperBound)
    let high = max(left.lowerBound, right.lowerBound)
    guard high > low else { return 0 }
    return characters[high - range.lowerBound] - characters[low - range.lowerBound]
  }

  /// The range without blanks, full stops and unpaired closing marks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let bytes = unit.text.bytes
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, Self.leading.contains(bytes[low]) || unit.text.holds("- ", at: low) {
      low += 1
    }
    while low + 3 <= high, Self.wideStops.contains(where: { unit.text.holds($0, at: low) }) {
      low += 3
    }
    while high > low {
      if let mark = markStart(before: high, after: low) {
        high = mark
      } else if Self.trailing.contains(bytes[high - 1]), !isPaired(closer: high - 1, after: low) {
        high -= 1
      } else if Self.wideStops.contains(where: { unit.text.holds($0, at: high - 3) }) {
        high -= 3
      } else {
        break
      }
    }
    return low..<max(low, high)
  }

  /// Whether the byte is a closing bracket whose opening one is in the range.
  private func isPaired(closer: Int, after low: Int) -> Bool {
    unit.text.bytes[closer] == UInt8(ascii: ")")
      && unit.text.bytes[low..<closer].contains(UInt8(ascii: "("))
  }

  /// The start of the reference mark that ends at an index, such as `[^1]`.
  private func markStart(before end: Int, after low: Int) -> Int? {
    guard unit.text.bytes[end - 1] == UInt8(ascii: "]") else { return nil }
    let start = max(low, end - 40)
    guard let open = unit.text.bytes[start..<end].lastIndex(of: UInt8(ascii: "[")) else {
      return nil
    }
    let inside = unit.text.bytes[open + 1..<end - 1]
    return inside.first == UInt8(ascii: "^") || inside.elementsEqual([Marker.number]) ? open : nil
  }

  private static let leading = Set(" \n:;,*)(".utf8)
  private static let trailing = Set(" \n.!?:;,)(*".utf8)
  private static let wideStops: [StaticString] = ["。", "、", "—"]

  /// Cuts at the breaks; a hangul break is the ending of the clause's verb and stays with it.
  private static func clauses(
    of range: Range<Int>,
    in text: FoldedText,
    breaks: [CueHit]
  ) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = range.lowerBound
    for hit in breaks where hit.group == .clauseBreak && hit.range.lowerBound >= start {
      let isSuffix = ByteClass.leadsHangul(text.bytes[hit.range.lowerBound])
      let end = isSuffix ? hit.range.upperBound : hit.range.lowerBound
      if end > start { clauses.append(start..<end) }
      start = hit.range.upperBound
    }
    if start < range.upperBound { clauses.append(start..<range.upperBound) }
    return clauses
  }

  /// The languages whose cues count: by the scripts of the sentence, and English beside any.
  static func languages(
    of bytes: ArraySlice<UInt8>,
    in article: ProseLanguage
  ) -> Set<ProseLanguage> {
    var result: Set<ProseLanguage> = [.english]
    var hasKana = false
    var hasIdeographs = false
    var previous: UInt8 = 0
    for byte in bytes {
      if previous == 0xE3, byte >= 0x81, byte <= 0x83 { hasKana = true }
      if byte >= 0xE4 && byte <= 0xE9 { hasIdeographs = true }
      if ByteClass.leadsHangul(byte) { result.insert(.korean) }
      previous = byte
    }
    if hasKana || hasIdeographs && article == .japanese { result.insert(.japanese) }
    if hasIdeographs, !hasKana, article != .japanese { result.insert(.chinese) }
    return result
  }
}
