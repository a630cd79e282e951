/// Recognises words put into somebody's mouth.
struct QuoteRecogniser {
  private let passage: Passage

  init(_ passage: Passage) { self.passage = passage }

  /// The quotations of the sentence that a verb of saying introduces or closes.
  func candidates() -> [ClaimCandidate] {
    let verbs = passage.hits.filter { $0.group == .quoting }
    guard !verbs.isEmpty else { return [] }
    let quoted = passage.unit.quoted.filter { range in
      range.lowerBound >= passage.range.lowerBound && range.upperBound <= passage.range.upperBound
        && verbs.contains { passage.distance($0.range, range) <= 12 }
    }
    return quoted.prefix(1).map { quote in
      ClaimCandidate(kind: .quote, range: quote, confidence: 0.7)
    }
  }

  /// A block quotation that the text beside it calls a saying or somebody's words.
  static func blockQuotation(_ unit: ProseUnit, neighbours: [ProseUnit]) -> ClaimCandidate? {
    guard unit.role == .quotation, let first = unit.sentences.first, let last = unit.sentences.last
    else { return nil }
    let isIntroduced = neighbours.contains {
      $0.role != .quotation && $0.has(.quotingBlock)
    }
    guard isIntroduced else { return nil }
    return ClaimCandidate(
      kind: .quote,
      range: first.lowerBound..<last.upperBound,
      confidence: 0.6
    )
  }
}
