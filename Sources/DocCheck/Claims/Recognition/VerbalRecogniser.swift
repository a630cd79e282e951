/// Recognises claims made in words: superlatives, attributions, availability and their like.
///
/// A sentence makes at most one claim of each such kind.
struct VerbalRecogniser {
  private let passage: Passage

  init(_ passage: Passage) { self.passage = passage }

  /// The claims in words of the sentence.
  func candidates() -> [ClaimCandidate] {
    guard !passage.hits.isEmpty, !passage.isQuestion, !passage.has(.notAsserted) else { return [] }
    return [popularity, behaviour, availability, superlative, attribution].compactMap { $0() }
  }

  private func popularity() -> ClaimCandidate? {
    whole(.popularity, .popularity, 0.8, unless: [.notPopularity, .opinion])
  }

  private func behaviour() -> ClaimCandidate? {
    whole(.behaviour, .behaviour, 0.7, unless: [.notBehaviour, .opinion])
  }

  private func availability() -> ClaimCandidate? {
    guard let version = first(.version), !isExcluded([.notAvailability]) else { return nil }
    let isNear = passage.hits.contains {
      $0.group == .availability && passage.distance($0.range, version.range) <= 40
    }
    return isNear ? claim(.availability, 0.8) : nil
  }

  private func superlative() -> ClaimCandidate? {
    let excluded: Set<CueGroup> = [.notSuperlative, .opinion]
    if let claim = whole(.superlative, .superlative, 0.8, unless: excluded) { return claim }
    guard passage.has(.comparative), passage.has(.comparedWith), !isExcluded(excluded) else {
      return nil
    }
    return claim(.superlative, 0.7)
  }

  private func attribution() -> ClaimCandidate? {
    let excluded: Set<CueGroup> = [.notAttribution, .opinion]
    if let claim = whole(.attribution, .attribution, 0.8, unless: excluded) { return claim }
    guard let authority = first(.authority), !isExcluded(excluded) else { return nil }
    let isReported = passage.hits.contains {
      $0.group == .reporting && $0.range.lowerBound >= authority.range.upperBound
    }
    return isReported ? claim(.attribution, 0.75) : nil
  }

  private func first(_ group: CueGroup) -> CueHit? { passage.hits.first { $0.group == group } }

  private func isExcluded(_ groups: Set<CueGroup>) -> Bool {
    passage.hits.contains { groups.contains($0.group) }
  }

  private func whole(
    _ kind: Claim.Kind,
    _ group: CueGroup,
    _ confidence: Double,
    unless groups: Set<CueGroup>
  ) -> ClaimCandidate? {
    passage.has(group) && !isExcluded(groups) ? claim(kind, confidence) : nil
  }

  private func claim(_ kind: Claim.Kind, _ confidence: Double) -> ClaimCandidate {
    ClaimCandidate(kind: kind, range: passage.trimmed(passage.range), confidence: confidence)
  }
}
