/// Recognises all claims of a sentence and settles which kind each stretch of it gets.
enum ClaimRecogniser {
  /// The claims of a sentence in order; no two of them overlap.
  static func candidates(in passage: Passage, kinds: Set<Claim.Kind>) -> [ClaimCandidate] {
    guard !passage.hits.isEmpty else { return [] }
    let numeric = NumericRecogniser(passage).candidates()
    let verbal = VerbalRecogniser(passage).candidates() + QuoteRecogniser(passage).candidates()
    return settle((numeric + verbal).filter { kinds.contains($0.kind) })
  }

  /// Keeps the kind that comes first where claims overlap; an attribution only where the sentence
  /// claims nothing else, since it is then the evidence of the other claim.
  private static func settle(_ all: [ClaimCandidate]) -> [ClaimCandidate] {
    var kept: [ClaimCandidate] = []
    for candidate in all.sorted(by: precedes) {
      if candidate.kind == .attribution, !kept.isEmpty { continue }
      if kept.contains(where: { $0.range.overlaps(candidate.range) }) { continue }
      kept.append(candidate)
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func precedes(_ left: ClaimCandidate, _ right: ClaimCandidate) -> Bool {
    (left.kind.priority, left.range.lowerBound) < (right.kind.priority, right.range.lowerBound)
  }
}
