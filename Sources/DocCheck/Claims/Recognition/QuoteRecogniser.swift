/// Recognises words put into somebody's mouth.
struct QuoteRecogniser {
  private let passage: Passage

  init(_ passage: Passage) { self.passage = passage }

  /// The quotations of the sentence that a verb of saying introduces or closes.
  func candidates() -> [ClaimCandidate] {
    let verbs = passage.hits.filter { $0.group == .quoting }
    guard !verbs.isEmpty else { return [] }
    let quoted = passage.quoted.filter { range in
      range.lowerBound >= passage.range.lowerBound && range.upperBound <= passage.range.upperBound
        && verbs.contains { passage.distance($0.range, range) <= 12 }
    }
    return quoted.prefix(1).map { quote in
      ClaimCandidate(kind: .quote, range: quote, confidence: 0.7)
    }
  }
}
