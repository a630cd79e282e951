/// Recognises claims that state a number: a statistic, a multiple, a performance figure.
struct NumericRecogniser {
  private let passage: Passage
  private let quantities: [CueHit]

  /// What a clause break, or another number, adds to the distance of a word from its number.
  private static let breakCost = 12

  /// The most numbers that are looked at in a sentence; one with more is a listing.
  private static let most = 32

  init(_ passage: Passage) {
    self.passage = passage
    let found = passage.hits.lazy.filter { WordSelection.quantities.contains($0.group) }
      .prefix(Self.most)
    quantities = found.filter { hit in
      !found.contains { other in
        other.range != hit.range && other.range.lowerBound <= hit.range.lowerBound
          && other.range.upperBound >= hit.range.upperBound
      }
    }
  }

  /// The claims, one for each predicate with its own number.
  func candidates() -> [ClaimCandidate] {
    guard !quantities.isEmpty, !passage.isQuestion, !passage.has(.notAsserted) else { return [] }
    // What follows from a number that is only supposed is arithmetic.
    guard !quantities.contains(where: isSupposed), !isChosen else { return [] }
    return joined(
      quantities.compactMap { quantity in
        guard passage.conditions(over: quantity.range, in: .concession).isEmpty else { return nil }
        return beside(quantity) ?? NumericFrame.all.lazy.compactMap { claim(quantity, $0) }.first
          ?? reported(quantity)
      }
    )
  }

  /// Makes an old and a new value of the same thing one claim: "was 3 s before, is 1 s now".
  private func joined(_ claims: [ClaimCandidate]) -> [ClaimCandidate] {
    guard passage.has(.beforeAfter) else { return claims }
    return claims.reduce(into: []) { result, claim in
      guard let last = result.last, [.perfFigure, .statistic].contains(claim.kind),
        last.kind == claim.kind
      else { return result.append(claim) }
      let low = min(last.range.lowerBound, claim.range.lowerBound)
      let range = low..<max(last.range.upperBound, claim.range.upperBound)
      let confidence = max(last.confidence, claim.confidence)
      result[result.count - 1] = ClaimCandidate(
        kind: claim.kind,
        range: range,
        confidence: confidence
      )
    }
  }

  // MARK: Frames

  private func claim(_ quantity: CueHit, _ frame: NumericFrame) -> ClaimCandidate? {
    guard frame.quantities.contains(quantity.group) else { return nil }
    var low = quantity.range.lowerBound
    var high = quantity.range.upperBound
    for (index, part) in frame.parts.enumerated() {
      if !heads.isDisjoint(with: part.groups) { continue }
      guard let word = nearest(part, to: quantity) else { return nil }
      // What is measured may be far away; the claim is the predicate.
      guard index == 0 || passage.breaks(between: quantity.range, and: word.range) == 0 else {
        continue
      }
      low = min(low, word.range.lowerBound)
      high = max(high, word.range.upperBound)
    }
    guard let found = candidate(frame.kind, low..<high, frame.confidence, frame.excluded, quantity)
    else { return nil }
    guard frame.takesTail else { return found }
    let range = passage.tail(found.range, before: quantities)
    return ClaimCandidate(kind: found.kind, range: range, confidence: found.confidence)
  }

  /// The word of some groups that is nearest to a number, counting what is between the two.
  private func nearest(_ part: NumericFrame.Part, to quantity: CueHit) -> CueHit? {
    guard !passage.groups.isDisjoint(with: part.groups) else { return nil }
    let reach = part.reach
    var best: (word: CueHit, cost: Int)?
    for word in passage.hits where part.groups.contains(word.group) {
      if part.isWhole, word.language == .english, !isPart(quantity, of: word) { continue }
      let distance = passage.distance(word.range, quantity.range)
      guard distance <= reach, distance < best?.cost ?? .max else { continue }
      let cost = distance + Self.breakCost * obstacles(between: word.range, and: quantity.range)
      if cost <= reach, cost < best?.cost ?? .max { best = (word, cost) }
    }
    return best?.word
  }

  /// Whether an English share is followed by what it is a share of.
  private func isPart(_ share: CueHit, of whole: CueHit) -> Bool {
    let text = passage.unit.text
    guard share.range.upperBound <= whole.range.lowerBound, !owns(whole) else { return false }
    guard share.group != .percent else { return text.holds(" of ", at: share.range.upperBound) }
    return !isPartOfOne(share) || passage.leads(share.range)
  }

  /// Whether people are only the owners of what a share is of: "half of a user's files".
  private func owns(_ whole: CueHit) -> Bool {
    whole.group == .people && passage.unit.text.holds("'s ", at: whole.range.upperBound)
  }

  /// Whether a share in words is a part of a single thing, "half of a file"; what is done to such a
  /// part is no statistic, only what is said of it is.
  private func isPartOfOne(_ share: CueHit) -> Bool {
    let text = passage.unit.text
    let end = share.range.upperBound
    let start = text.holds(" of ", at: end) ? end + 4 : end + 1
    return text.holds("a ", at: start) || text.holds("an ", at: start)
  }

  private func isFigure(_ quantity: CueHit) -> Bool {
    quantity.group == .figure || quantity.group == .throughput
  }

  private func obstacles(between word: Range<Int>, and quantity: Range<Int>) -> Int {
    let low = min(word.upperBound, quantity.upperBound)
    let high = max(word.lowerBound, quantity.lowerBound)
    let others = quantities.count { $0.range.lowerBound >= low && $0.range.upperBound <= high }
    return others + passage.breaks(between: word, and: quantity)
  }

  /// How far a condition is at most from the number that it makes a means.
  private static let meansReach = 3

  /// Whether a number is only supposed, not stated as what suffices.
  private func isSupposed(_ quantity: CueHit) -> Bool {
    passage.conditions(over: quantity.range).contains {
      !isFigure(quantity) || !isMeans($0, quantity)
    }
  }

  /// Whether the sentence says what follows from a value that the reader chooses: "if you set it to 2".
  private var isChosen: Bool {
    passage.hits.contains { condition in
      guard condition.group == .condition else { return false }
      let clause = passage.clause(of: condition.range)
      return passage.unit.text.bytes[clause].contains(Marker.number)
        && passage.hits.contains { $0.group == .setting && clause.overlaps($0.range) }
    }
  }

  /// Whether a word beside a number says what suffices: "if it is 4 ms" after it in Korean, "as long
  /// as 4 ms" before it in Chinese.
  private func isMeans(_ condition: CueHit, _ quantity: CueHit) -> Bool {
    guard passage.distance(condition.range, quantity.range) <= Self.meansReach else { return false }
    return condition.language == .korean
      || passage.hits.contains { $0.group == .level && $0.range == condition.range }
  }

  // MARK: Without a verb

  /// Whether the number is in a list, a table or a heading, where a row needs no verb.
  private var isInRow: Bool {
    [.listItem, .cell, .heading].contains(passage.unit.role)
  }

  /// The words in the head of the number's column and of its row.
  private var heads: CueGroups { passage.unit.heads }

  /// A number that its sign, an arrow or the head of its column makes a change.
  private func beside(_ quantity: CueHit) -> ClaimCandidate? {
    let isShare = [.percent, .share, .fraction].contains(quantity.group)
    guard isShare || isFigure(quantity) else { return nil }
    let kind: Claim.Kind = isShare ? .statistic : .perfFigure
    let excluded = isShare ? NumericFrame.unmeasured : NumericFrame.figures
    let isMeasured =
      !passage.groups.isDisjoint(with: NumericFrame.measured)
      || !heads.isDisjoint(with: NumericFrame.measured.union([.change]))
    let isJoined = arrow(beside: quantity)
    let isMoved = isJoined || isPaired(quantity) || isShare && isSigned(quantity)
    let isRow = passage.unit.role == .cell || isJoined && passage.unit.role == .listItem
    if isMoved, isMeasured || isRow {
      let range = isInRow ? passage.range : quantity.range
      return candidate(kind, range, 0.9, excluded, quantity)
    }
    let isOld = passage.unit.role == .cell && heads.contains(.beforeAfter)
    if isOld, !isShare || isMeasured {
      return candidate(kind, passage.range, 0.85, excluded, quantity)
    }
    return nil
  }

  /// Whether a plus or a minus is directly before the number.
  private func isSigned(_ quantity: CueHit) -> Bool {
    let text = passage.unit.text
    let before = quantity.range.lowerBound - 1
    guard before >= passage.range.lowerBound else { return false }
    if Self.wideSigns.contains(where: { text.holds($0, at: before - 2) }) { return true }
    guard text.bytes[before] == UInt8(ascii: "-") || text.bytes[before] == UInt8(ascii: "+") else {
      return false
    }
    guard before > passage.range.lowerBound else { return true }
    let ahead = text.bytes[before - 1]
    return !ByteClass.isLetter(ahead) && ahead != Marker.number && ahead != Marker.code
  }

  private static let wideSigns: [StaticString] = ["↓", "↑", "▲", "▼", "△", "▽"]

  /// Whether the number is called the old or the new value, beside another of its sort that is so,
  /// too: "12% before, 4% after".
  private func isPaired(_ quantity: CueHit) -> Bool {
    guard passage.has(.beforeAfter) else { return false }
    let sort = quantities.filter { $0.group == quantity.group }
    return sort.count > 1
      && sort.allSatisfy { value in
        passage.hits.contains {
          $0.group == .beforeAfter && passage.distance($0.range, value.range) <= Self.pairReach
        }
      }
  }

  /// How far the word for the old or the new value is from it at most.
  private static let pairReach = 3

  /// Whether an arrow joins the number to another of its sort.
  private func arrow(beside quantity: CueHit) -> Bool {
    guard passage.has(.arrow) else { return false }
    return passage.hits.contains { arrow in
      arrow.group == .arrow && passage.distance(arrow.range, quantity.range) <= 3
        && quantities.contains { other in
          other.group == quantity.group && other.range != quantity.range
            && passage.distance(arrow.range, other.range) <= 3
        }
    }
  }

  // MARK: Reports

  /// A number that somebody is said to have found.
  private func reported(_ quantity: CueHit) -> ClaimCandidate? {
    let isReported =
      passage.has(.survey) || passage.has(.attribution) || passage.bracketedSurvey != nil
      || passage.has(.source) && passage.has(.reporting)
      || passage.has(.authority) && passage.has(.reporting)
    guard isReported else { return nil }
    switch quantity.group {
    case .percent, .share, .fraction:
      return candidate(.statistic, quantity.range, 0.8, NumericFrame.unmeasured, quantity)
    case .figure, .throughput:
      guard passage.has(.metric) || passage.has(.level) else { return nil }
      let excluded = NumericFrame.figures
      return candidate(.perfFigure, quantity.range, 0.7, excluded, quantity)
    default: return nil
    }
  }

  // MARK: Claims

  private func candidate(
    _ kind: Claim.Kind,
    _ range: Range<Int>,
    _ confidence: Double,
    _ excluded: CueGroups,
    _ quantity: CueHit
  ) -> ClaimCandidate? {
    guard heads.isDisjoint(with: excluded), !passage.has(.sample) else { return nil }
    let range = passage.clauseRange(range)
    let isExcluded = passage.hits.contains { word in
      excluded.contains(word.group)
        && (word.range.overlaps(range) && isAbout(quantity, word) || isTopic(word))
    }
    return isExcluded ? nil : ClaimCandidate(kind: kind, range: range, confidence: confidence)
  }

  /// Whether a goal is what the whole Japanese sentence is about: "目標は、…".
  private func isTopic(_ word: CueHit) -> Bool {
    word.group == .goal && passage.unit.text.holds("は、", at: word.range.upperBound)
  }

  /// How far a word for something on the screen is from its number at most.
  private static let layoutReach = 14

  /// Whether a word that takes a claim away is about a number: not if it has a number of its own,
  /// nor if it only tells what is on the screen elsewhere in the clause.
  private func isAbout(_ quantity: CueHit, _ word: CueHit) -> Bool {
    if word.range.overlaps(quantity.range) { return true }
    let hasOwnNumber = passage.unit.text.bytes[word.range].contains(Marker.number)
    return !hasOwnNumber && !(word.group == .layout && isElsewhere(word, from: quantity))
  }

  /// Whether a word for something on the screen is farther from the number than what is measured: the
  /// speed of a column is none of its sizes.
  private func isElsewhere(_ layout: CueHit, from quantity: CueHit) -> Bool {
    let distance = passage.distance(layout.range, quantity.range)
    if distance > Self.layoutReach { return true }
    guard [.percent, .multiple, .fraction, .share].contains(quantity.group) else { return false }
    return passage.hits.contains {
      $0.group == .metric && !$0.range.overlaps(layout.range)
        && passage.distance($0.range, quantity.range) < distance
    }
  }
}
