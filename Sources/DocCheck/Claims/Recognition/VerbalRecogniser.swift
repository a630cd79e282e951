/// Recognises claims made in words: superlatives, attributions, availability and their like.
///
/// A sentence makes at most one claim of each such kind.
struct VerbalRecogniser {
  private let passage: Passage

  init(_ passage: Passage) { self.passage = passage }

  /// The claims in words of the sentence.
  func candidates() -> [ClaimCandidate] {
    guard !passage.hits.isEmpty, passage.unit.role != .heading, !passage.isQuestion,
      !passage.has(.notAsserted)
    else { return [] }
    return [popularity, behaviour, availability, superlative, attribution].compactMap { $0() }
  }

  // MARK: The kinds

  private func popularity() -> ClaimCandidate? {
    let excluded: CueGroups = [.notPopularity, .opinion]
    guard !isExcluded(excluded) else { return nil }
    if passage.has(.popularity) { return claim(.popularity, 0.8) }
    let crowds = words([.crowd])
    let isUsed = words([.people]).contains { people in
      crowds.contains { crowd in
        crowd.range != people.range && passage.distance(crowd.range, people.range) <= 16
          && isAdopted(by: people, of: crowd)
      }
    }
    return isUsed ? claim(.popularity, 0.8) : nil
  }

  /// Whether people use something, in their own clause.
  private func isAdopted(by people: CueHit, of crowd: CueHit) -> Bool {
    passage.hits.contains { word in
      word.group == .adoption && passage.distance(word.range, people.range) <= 24
        && isOneClause(people, word)
        && (word.language != .english || word.range.lowerBound >= people.range.upperBound
          || isPassive(crowd, word))
    }
  }

  /// Whether nothing separates people from what they use; a comma directly after the topic of a
  /// Japanese sentence does not: "開発者は、…".
  private func isOneClause(_ people: CueHit, _ adoption: CueHit) -> Bool {
    let breaks = passage.breaks(between: adoption.range, and: people.range)
    guard breaks == 1, people.language == .japanese else { return breaks == 0 }
    return passage.hits.contains {
      $0.group == .clauseBreak && $0.range.lowerBound >= people.range.upperBound
        && passage.distance($0.range, people.range) <= Self.particle
    }
  }

  /// The characters of the longest particle after a topic: では.
  private static let particle = 2

  /// Whether the crowd is in how something is used: "widely adopted in the community".
  private func isPassive(_ crowd: CueHit, _ adoption: CueHit) -> Bool {
    passage.distance(crowd.range, adoption.range) <= 1
      && crowd.range.lowerBound < adoption.range.lowerBound
  }

  private func behaviour() -> ClaimCandidate? {
    guard passage.has(.behaviour), !isExcluded([.notBehaviour, .opinion]) else { return nil }
    return claim(.behaviour, 0.7)
  }

  private func availability() -> ClaimCandidate? {
    guard let version = first(.version), !isExcluded([.notAvailability]) else { return nil }
    let isNear = passage.hits.contains {
      $0.group == .availability && passage.distance($0.range, version.range) <= 40
        && passage.conditions(over: $0.range).isEmpty
    }
    return isNear ? claim(.availability, 0.8) : nil
  }

  /// The first of all; nothing else; always; by far; compared with something.
  private func superlative() -> ClaimCandidate? {
    guard !isExcluded([.notSuperlative, .opinion, .sample, .goal]), isAnyPraiseStated else {
      return nil
    }
    if passage.has(.superlative) || passage.has(.unrivalled)
      || pair(.nothing, [.quality], within: 40, isOrdered: false) != nil
    {
      return claim(.superlative, 0.8)
    }
    let isJudged =
      pair(.universal, [.judgement], within: 40, isOrdered: true) != nil
      || pair(.intensifier, [.judgement], within: 8, isOrdered: false) != nil
      || passage.has(.comparedWith) && passage.has(.judgement)
    return isJudged ? claim(.superlative, 0.7) : nil
  }

  /// Whether a word for speed or quality is under no condition: "if it is slower than that" says
  /// nothing of how slow it is.
  private var isAnyPraiseStated: Bool {
    words([.superlative, .unrivalled, .nothing, .judgement]).contains {
      passage.conditions(over: $0.range).isEmpty
    }
  }

  /// Somebody's finding or advice, in either order.
  private func attribution() -> ClaimCandidate? {
    guard !isExcluded([.notAttribution, .opinion]) else { return nil }
    if passage.has(.attribution) { return claim(.attribution, 0.8) }
    let isReported =
      pair(.source, [.reporting], within: 60, isOrdered: false) != nil
      || pair(.authority, [.reporting], within: 60, isOrdered: false) != nil
      || pair(.organisation, [.advice], within: 40, isOrdered: false) != nil
      || pair(.hearsay, [.source, .authority, .organisation], within: 24, isOrdered: false) != nil
    return isReported ? claim(.attribution, 0.75) : nil
  }

  // MARK: Words

  /// The most words of a kind that are looked at in a sentence; one with more is a listing.
  private static let most = 16

  private func words(_ groups: CueGroups) -> [CueHit] {
    Array(passage.hits.lazy.filter { groups.contains($0.group) }.prefix(Self.most))
  }

  private func first(_ group: CueGroup) -> CueHit? { passage.hits.first { $0.group == group } }

  /// A word and the first of some others that is near it, after it if the order matters.
  private func pair(
    _ group: CueGroup,
    _ others: CueGroups,
    within reach: Int,
    isOrdered: Bool
  ) -> (CueHit, CueHit)? {
    guard passage.has(group), !passage.groups.isDisjoint(with: others) else { return nil }
    for word in passage.hits where word.group == group {
      let other = passage.hits.first { other in
        others.contains(other.group) && other.range != word.range
          && (!isOrdered || other.range.lowerBound >= word.range.upperBound)
          && passage.distance(other.range, word.range) <= reach
      }
      if let other { return (word, other) }
    }
    return nil
  }

  private func isExcluded(_ groups: CueGroups) -> Bool {
    !passage.groups.isDisjoint(with: groups)
  }

  private func claim(_ kind: Claim.Kind, _ confidence: Double) -> ClaimCandidate {
    ClaimCandidate(kind: kind, range: passage.trimmed(passage.range), confidence: confidence)
  }
}
