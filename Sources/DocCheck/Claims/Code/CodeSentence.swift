/// Reads a sentence that says of the code beside it that it compiles, prints something or fails.
///
/// Only a sentence that says it in one go is read: what the code is called, a verb, and nothing else
/// but words that change nothing, up to the end of the clause. Whatever else is between them may
/// change what is said.
struct CodeSentence {
  /// Which code is meant.
  enum Reference: Sendable {
    /// The code before the sentence.
    case before
    /// The code after the sentence.
    case behind
    /// The code beside the sentence, by name.
    case beside
    /// What was shown last or is about to be.
    case this

    /// The code that a cue calls by its place.
    init?(_ group: CueGroup) {
      switch group {
      case .codeAbove: self = .before
      case .codeBelow: self = .behind
      case .thisCode: self = .beside
      case .this: self = .this
      default: return nil
      }
    }
  }

  /// Which code is meant, and what is said of it.
  struct Statement {
    let reference: Reference
    let outcomes: [ToldOutcome]
  }

  private let unit: ProseUnit
  private let sentence: Range<Int>
  /// The cues of the sentence by their first bytes.
  private let cues: [Int: [CueHit]]
  private let said: OutputTexts
  private var index: Int

  /// - Parameters:
  ///   - unit: the prose.
  ///   - sentence: the sentence in it.
  ///   - hits: the cues of its languages.
  ///   - texts: what it may say is printed.
  init(_ unit: ProseUnit, _ sentence: Range<Int>, hits: [CueHit], texts: OutputTexts) {
    (self.unit, self.sentence, said) = (unit, sentence, texts)
    cues = Dictionary(grouping: hits, by: \.range.lowerBound)
    index = sentence.lowerBound
  }

  /// What the sentence says; nothing where it does not say it plainly.
  mutating func statement() -> Statement? {
    skip([.codeFiller])
    guard let cue = take(Self.references), let reference = Reference(cue.group) else {
      return nil
    }
    var outcomes: [ToldOutcome] = []
    var end = index
    while let outcome = clause() {
      outcomes.append(outcome)
      end = index
      skip([.clauseBreak, .codeFiller])
    }
    index = end
    return outcomes.isEmpty || isHedged
      ? nil : Statement(reference: reference, outcomes: outcomes)
  }

  /// The most texts that one clause lists as printed.
  static let mostTexts = 16

  /// The cues by which what is said does not hold always, or is not said in earnest.
  static let hedges: CueGroups = [.codeHedge, .version, .notAsserted]

  private static let references: CueGroups = [.codeAbove, .codeBelow, .thisCode, .this]
  /// What code does, in its classes of words.
  static let verbs: CueGroups = [
    .compiles, .refused, .prints, .traps, .compileError, .runtimeError,
  ]

  /// Whether what is said does not hold always, or is not said in earnest.
  private var isHedged: Bool {
    cues.values.joined().contains {
      Self.hedges.contains($0.group) && $0.range.upperBound > index
    }
  }

  // MARK: A clause

  /// What a verb with its texts says, up to the end of the clause; nothing if there is more to it.
  private mutating func clause() -> ToldOutcome? {
    var texts = texts()
    skip([.codeFiller])
    var isRaised = take([.raises]) != nil
    guard let verb = take(Self.verbs) else { return nil }
    if verb.group == .prints, texts.isEmpty { texts = self.texts() }
    if verb.group == .compileError || verb.group == .runtimeError {
      skip([.codeFiller])
      isRaised = take([.raises]) != nil || isRaised
      guard isRaised else { return nil }
    }
    guard isAtEnd else { return nil }
    switch verb.group {
    case .compiles: return .compiles
    case .refused, .compileError: return .refused
    case .traps, .runtimeError: return .traps
    default: return (1...Self.mostTexts).contains(texts.count) ? .prints(texts) : nil
    }
  }

  /// Whether a clause ends here, after words that change nothing.
  private var isAtEnd: Bool {
    mutating get {
      while index < sentence.upperBound {
        let here = cue([.clauseBreak, .codeReason], at: index)
        let next = cue([.clauseBreak, .codeReason], at: afterBlanks)
        if here != nil || next != nil { return true }
        guard let filler = cue([.codeFiller], at: afterBlanks) else { break }
        index = filler.range.upperBound
      }
      return unit.text.bytes[index..<sentence.upperBound].allSatisfy(Self.stops.contains)
        || unit.text.holds("。", at: index)
    }
  }

  private static let stops = Set(" .!:".utf8)

  /// The texts that are here one after the other: code spans, quotations, numbers.
  private mutating func texts() -> [String] {
    var texts: [String] = []
    while true {
      let start = index
      skip(texts.isEmpty ? [.codeFiller] : [.clauseBreak, .codeFiller])
      guard let place = said.text(at: index) else {
        if !texts.isEmpty { index = start }
        return texts
      }
      index = place.range.upperBound
      texts.append(place.text)
    }
  }

  // MARK: Cues

  private var afterBlanks: Int {
    let blank = UInt8(ascii: " ")
    return unit.text.bytes[index..<sentence.upperBound].firstIndex { $0 != blank }
      ?? sentence.upperBound
  }

  private func cue(_ groups: CueGroups, at place: Int) -> CueHit? {
    cues[place]?.filter { groups.contains($0.group) }.max { $0.range.count < $1.range.count }
  }

  /// Steps over blanks and cues of some groups.
  private mutating func skip(_ groups: CueGroups) {
    while let hit = cue(groups, at: index) ?? cue(groups, at: afterBlanks),
      !isVerb(longerThan: hit)
    {
      index = hit.range.upperBound
    }
    index = afterBlanks
  }

  /// Whether a verb begins where a word that changes nothing does, and goes on after it.
  private func isVerb(longerThan hit: CueHit) -> Bool {
    let groups = Self.verbs.union(Self.references).union([.raises])
    return cue(groups, at: hit.range.lowerBound).map { $0.range.count > hit.range.count } ?? false
  }

  /// Steps over blanks and the longest cue of some groups that is here.
  private mutating func take(_ groups: CueGroups) -> CueHit? {
    guard let hit = cue(groups, at: afterBlanks) else { return nil }
    index = hit.range.upperBound
    return hit
  }
}
