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
    if passage.has(.popularity) || pair(.favourite, [.tool], within: 24, isOrdered: true) != nil {
      return claim(.popularity, 0.8)
    }
    let crowds = words([.crowd])
    let isUsed = words([.people]).contains { people in
      crowds.contains { crowd in
        passage.distance(crowd.range, people.range) <= 16
          && isAdopted(by: people, of: crowd)
      }
    }
    return isUsed ? claim(.popularity, 0.8) : nil
  }

  /// Whether people use something, in their own clause.
  private func isAdopted(by people: CueHit, of crowd: CueHit) -> Bool {
    passage.hits.contains { word in
      guard word.group == .adoption, isOneClause(people, word) else { return false }
      if word.language == .english, word.range.lowerBound < people.range.upperBound {
        return isPassive(crowd, word)
      }
      return passage.distance(word.range, people.range) <= 24
    }
  }

  /// Whether nothing separates people from what they use; what directly follows the topic of a Japanese
  /// or Korean sentence does not: "開発者は、…", "개발자라면 …".
  private func isOneClause(_ people: CueHit, _ adoption: CueHit) -> Bool {
    let breaks = passage.breaks(between: adoption.range, and: people.range)
    guard breaks == 1, [.japanese, .korean].contains(people.language) else { return breaks == 0 }
    return passage.hits.contains {
      $0.group == .clauseBreak && $0.range.lowerBound >= people.range.upperBound
        && passage.distance($0.range, people.range) <= Self.particle
    }
  }

  /// The characters of the longest particle after a topic: では.
  private static let particle = 2

  /// Whether the crowd is in how something is used, "widely adopted in the community", or is by whom it
  /// is used: "used by nearly every bank", "part of every professional project".
  private func isPassive(_ crowd: CueHit, _ adoption: CueHit) -> Bool {
    guard adoption.range.lowerBound < crowd.range.lowerBound else {
      return passage.distance(crowd.range, adoption.range) <= 1
    }
    let between = max(0, crowd.range.lowerBound - adoption.range.upperBound)
    let gap = passage.unit.text.bytes[adoption.range.upperBound...].prefix(between)
    let isPreposition =
      passage.unit.text.holds(" of", at: adoption.range.upperBound - 3)
      || passage.unit.text.holds(" in", at: adoption.range.upperBound - 3)
    return [" by ", " in "].contains { gap.elementsEqual($0.utf8) }
      || isPreposition && gap.elementsEqual(" ".utf8)
  }

  private func behaviour() -> ClaimCandidate? {
    guard passage.has(.behaviour), !isExcluded([.notBehaviour, .opinion]) else { return nil }
    return claim(.behaviour, 0.7)
  }

  /// The coming or the going of an interface; a version that is only the first or the last of several
  /// needs code that it is said of.
  private func availability() -> ClaimCandidate? {
    guard !isExcluded([.notAvailability, .sample]) else { return nil }
    let isNear = words([.version]).contains { version in
      passage.hits.contains { cue in
        (cue.group == .availability || cue.group == .versionRange && isOfCode(version, cue))
          && passage.distance(cue.range, version.range) <= 40
          && !isUnder([.condition, .possible], cue) && !isPlanned(cue)
      }
    }
    return isNear ? claim(.availability, 0.8) : nil
  }

  /// Whether an interface is only said to come; in English a plan goes on to the sentence's end.
  private func isPlanned(_ word: CueHit) -> Bool {
    guard word.language == .english else { return isUnder([.planned], word) }
    return passage.hits.contains {
      $0.group == .planned && $0.range.upperBound <= word.range.lowerBound
    }
  }

  /// Whether a version is said of code: in its clause or, in languages that put a comma after what a
  /// sentence is about, as the topic before it: "`Gauge`は、iOS 16から…".
  private func isOfCode(_ version: CueHit, _ cue: CueHit) -> Bool {
    let clause = passage.clause(of: version.range)
    let topic = cue.language == .english ? 0 : Self.topicBytes
    let start = max(passage.range.lowerBound, clause.lowerBound - topic)
    return passage.unit.text.bytes[start..<clause.upperBound].contains(Marker.code)
  }

  /// The bytes of a name's mark with a particle and a comma after it.
  private static let topicBytes = 7

  /// The first of all; nothing else; always; by far; compared with something.
  private func superlative() -> ClaimCandidate? {
    guard !isExcluded([.notSuperlative, .opinion, .sample, .goal]), isAnyPraiseStated else {
      return nil
    }
    if passage.has(.superlative) || passage.has(.unrivalled)
      || pair(.nothing, [.quality], within: 40, isOrdered: false) != nil
      || pair(.rank, [.population], within: 40, isOrdered: false) != nil
    {
      return claim(.superlative, 0.8)
    }
    let isCompared = passage.has(.comparedWith)
    let judged: CueGroups = isPraiseMeasured ? [.judgement, .praise] : [.judgement]
    let emphatic = isCompared ? [.judgement, .praise] : judged
    let isJudged =
      pair(.universal, emphatic, within: 40, isOrdered: true) != nil
      || pair(.intensifier, emphatic, within: 8, isOrdered: false) != nil
      || isCompared && !passage.groups.isDisjoint(with: judged)
    return isJudged ? claim(.superlative, 0.7) : nil
  }

  /// Whether praise is of something measured, "worse performance": what else is better is taste.
  private var isPraiseMeasured: Bool {
    words([.praise]).contains { praise in
      passage.hits.contains {
        $0.group == .performance && passage.distance($0.range, praise.range) <= Self.praiseReach
          && passage.breaks(between: $0.range, and: praise.range) == 0
      }
    }
  }

  /// How far what is measured is from its praise at most.
  private static let praiseReach = 24

  /// Whether a word for speed or quality is under no condition, nor only possible: "if it is slower
  /// than that" says nothing of how slow it is.
  private var isAnyPraiseStated: Bool {
    words([.superlative, .unrivalled, .nothing, .rank, .judgement, .praise]).contains {
      !isUnder([.condition, .possible], $0)
    }
  }

  /// Whether a word is in the scope of one that takes its statement away.
  private func isUnder(_ groups: [CueGroup], _ word: CueHit) -> Bool {
    groups.contains { !passage.conditions(over: word.range, in: $0).isEmpty }
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
      || isSaidByMany
    return isReported ? claim(.attribution, 0.75) : nil
  }

  /// Whether unnamed people say something: "many engineers argue that …".
  private var isSaidByMany: Bool {
    guard passage.has(.many), passage.has(.reporting) else { return false }
    return words([.people]).contains { people in
      passage.hits.contains {
        $0.group == .many && $0.range.upperBound <= people.range.lowerBound
          && passage.distance($0.range, people.range) <= 8
      }
        && passage.hits.contains {
          $0.group == .reporting && $0.range.lowerBound >= people.range.upperBound
            && passage.distance($0.range, people.range) <= ($0.language == .english ? 8 : 40)
        }
    }
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
