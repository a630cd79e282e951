/// Reads a sentence that says one thing of the code beside it in any order: "`3` is what this code
/// prints", "The compiler rejects the code above".
///
/// The sentence is read only where each of its words is known, since any other may change what is said.
struct UnorderedCodeSentence {
  private let unit: ProseUnit
  private let sentence: Range<Int>
  private let hits: [CueHit]
  private let texts: [OutputTexts.Place]

  /// - Parameters:
  ///   - unit: the prose.
  ///   - sentence: the sentence in it.
  ///   - hits: the cues of its languages, those of facts included.
  ///   - texts: what it may say is printed.
  init(_ unit: ProseUnit, _ sentence: Range<Int>, hits: [CueHit], texts: OutputTexts) {
    (self.unit, self.sentence, self.hits) = (unit, sentence, hits)
    self.texts = texts.all
  }

  /// What the sentence says; nothing where it does not say it plainly.
  func statement() -> CodeSentence.Statement? {
    guard sentence.count <= PlainStatement.longest, !isHedged else { return nil }
    let plain = PlainStatement(
      unit.text,
      hits,
      ignoring: [.codeFiller, .raises, .clauseBreak, .plain, .joint]
    )
    let codes = hits.filter { $0.group != .this && CodeSentence.Reference($0.group) != nil }
    let verbs = hits.filter { outcome(of: $0.group) != nil }
    for code in codes.prefix(PlainStatement.mostWords) {
      for verb in verbs.prefix(PlainStatement.mostWords) {
        let said = verb.group == .prints ? texts.map(\.range) : []
        guard plain.says([code.range, verb.range] + said, in: sentence),
          let reference = CodeSentence.Reference(code.group),
          let outcome = outcome(of: verb.group)
        else { continue }
        return CodeSentence.Statement(reference: reference, outcomes: [outcome])
      }
    }
    return nil
  }

  private func outcome(of group: CueGroup) -> ToldOutcome? {
    switch group {
    case .compiles: .compiles
    case .refused, .compileError: .refused
    case .traps, .runtimeError: .traps
    case .prints where (1...CodeSentence.mostTexts).contains(texts.count):
      .prints(texts.map(\.text))
    default: nil
    }
  }

  /// Whether what is said does not hold always; "when you run it" is no such condition.
  private var isHedged: Bool {
    hits.contains { hedge in
      CodeSentence.hedges.contains(hedge.group)
        && !hits.contains { filler in
          filler.group == .codeFiller && filler.range.lowerBound <= hedge.range.lowerBound
            && filler.range.upperBound >= hedge.range.upperBound
            && filler.range.count > hedge.range.count
        }
    }
  }
}
