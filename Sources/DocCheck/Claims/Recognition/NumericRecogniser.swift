/// Recognises claims that state a number: a statistic, a multiple, a performance figure.
///
/// A number alone claims nothing. It does so together with what it changes, compares, counts or
/// costs, if nothing near it says that it is a setting, a goal or a sum.
struct NumericRecogniser {
  private let passage: Passage
  private let quantities: [CueHit]

  /// The farthest that a cue may be from its number, in characters.
  private static let reach = 45
  /// What a clause break, or another number, between the two adds to the distance.
  private static let breakCost = 18

  /// The most numbers that are looked at in a sentence; one with more is a listing.
  private static let most = 32

  init(_ passage: Passage) {
    self.passage = passage
    let found = passage.hits.lazy.filter { Self.groups.contains($0.group) }.prefix(Self.most)
    quantities = found.filter { hit in
      !found.contains { other in
        other.range != hit.range && other.range.lowerBound <= hit.range.lowerBound
          && other.range.upperBound >= hit.range.upperBound
      }
    }
  }

  private static let groups: Set<CueGroup> = [
    .percent, .share, .halving, .multiple, .multiplication, .figure,
  ]

  /// The claims, one for each predicate with its own number.
  func candidates() -> [ClaimCandidate] {
    guard !quantities.isEmpty, !passage.isQuestion, !passage.has(.notAsserted) else { return [] }
    return quantities.compactMap(candidate)
  }

  private func candidate(_ quantity: CueHit) -> ClaimCandidate? {
    switch quantity.group {
    case .percent, .share: statistic(quantity)
    case .halving: changed(quantity, .statistic, unless: [.notMeasured, .notMultiple])
    case .multiple, .multiplication: multiplier(quantity)
    default: performance(quantity)
    }
  }

  // MARK: The three kinds

  private func statistic(_ quantity: CueHit) -> ClaimCandidate? {
    if isInRow, isSigned(quantity) || arrow(beside: quantity) {
      return claim(.statistic, passage.range, 0.9, unless: [.notMeasured])
    }
    if let cue = nearest([.change], to: quantity) {
      return claim(.statistic, quantity, cue, unless: [.notMeasured])
    }
    if let cue = nearest([.population, .rate], to: quantity) ?? measured(quantity) {
      return claim(.statistic, quantity, cue, unless: [.notMeasured]).map { counted in
        let range = passage.tail(counted.range, before: quantities)
        return ClaimCandidate(kind: .statistic, range: range, confidence: counted.confidence)
      }
    }
    if arrow(beside: quantity) || !passage.unit.heads.isDisjoint(with: [.change, .rate]) {
      return claim(.statistic, quantity.range, 0.85, unless: [.notMeasured])
    }
    return isReported ? claim(.statistic, quantity.range, 0.8, unless: [.notMeasured]) : nil
  }

  /// What is measured, for a number that is a change by itself: a signed one, or a half of it.
  private func measured(_ quantity: CueHit) -> CueHit? {
    guard quantity.group == .share || isSigned(quantity) else { return nil }
    return nearest([.metric], to: quantity, within: 24)
  }

  /// A quantity that is the change itself, and says so only of what is measured.
  private func changed(
    _ quantity: CueHit,
    _ kind: Claim.Kind,
    unless excluded: Set<CueGroup>
  ) -> ClaimCandidate? {
    nearest([.metric, .population, .rate], to: quantity, within: 24).flatMap {
      claim(kind, quantity, $0, unless: excluded)
    }
  }

  private func multiplier(_ quantity: CueHit) -> ClaimCandidate? {
    let excluded: Set<CueGroup> = [.notMeasured, .notMultiple]
    if quantity.group == .multiplication {
      return changed(quantity, .multiplier, unless: excluded)
    }
    if let cue = nearest([.comparison], to: quantity) ?? nearest([.metric], to: quantity) {
      return claim(.multiplier, quantity, cue, unless: excluded)
    }
    if !passage.unit.heads.isDisjoint(with: [.change, .comparison]) {
      return claim(.multiplier, quantity.range, 0.85, unless: excluded)
    }
    return isReported ? claim(.multiplier, quantity.range, 0.7, unless: excluded) : nil
  }

  private func performance(_ quantity: CueHit) -> ClaimCandidate? {
    let excluded: Set<CueGroup> = [.notMeasured, .notPerformance]
    if arrow(beside: quantity), isInRow || passage.has(.metric) {
      return claim(.perfFigure, isInRow ? passage.range : quantity.range, 0.9, unless: excluded)
    }
    if passage.unit.role == .cell, passage.unit.heads.contains(.beforeAfter) {
      return claim(.perfFigure, passage.range, 0.85, unless: excluded)
    }
    if let cue = nearest([.cost], to: quantity) {
      return claim(.perfFigure, quantity, cue, unless: excluded)
    }
    if let cue = nearest([.change], to: quantity), passage.has(.metric) {
      return claim(.perfFigure, quantity, cue, unless: excluded)
    }
    return isReported && passage.has(.metric)
      ? claim(.perfFigure, quantity.range, 0.7, unless: excluded) : nil
  }

  // MARK: What is near a number

  /// Whether the number is in a list or a table, where a row needs no verb.
  private var isInRow: Bool { passage.unit.role == .listItem || passage.unit.role == .cell }

  /// Whether the sentence reports what somebody found.
  private var isReported: Bool {
    passage.has(.survey) || passage.has(.attribution) || passage.bracketedSurvey != nil
      || passage.has(.authority) && passage.has(.reporting)
  }

  private func nearest(
    _ groups: Set<CueGroup>,
    to quantity: CueHit,
    within reach: Int = reach
  ) -> CueHit? {
    guard !passage.groups.isDisjoint(with: groups) else { return nil }
    var best: (cue: CueHit, cost: Int)?
    for cue in passage.hits where groups.contains(cue.group) {
      let distance = passage.distance(cue.range, quantity.range)
      guard distance <= reach, distance < best?.cost ?? .max else { continue }
      let cost = distance + Self.breakCost * obstacles(between: cue.range, and: quantity.range)
      if cost <= reach, cost < best?.cost ?? .max { best = (cue, cost) }
    }
    return best?.cue
  }

  private func obstacles(between cue: Range<Int>, and quantity: Range<Int>) -> Int {
    let low = min(cue.upperBound, quantity.upperBound)
    let high = max(cue.lowerBound, quantity.lowerBound)
    let others = quantities.count { $0.range.lowerBound >= low && $0.range.upperBound <= high }
    return others + passage.breaks(between: cue, and: quantity)
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

  // MARK: Claims

  private func claim(
    _ kind: Claim.Kind,
    _ quantity: CueHit,
    _ cue: CueHit,
    unless excluded: Set<CueGroup>
  ) -> ClaimCandidate? {
    let low = min(quantity.range.lowerBound, cue.range.lowerBound)
    let high = max(quantity.range.upperBound, cue.range.upperBound)
    let isNear = passage.breaks(between: quantity.range, and: cue.range) == 0
    return claim(kind, low..<high, isNear ? 0.95 : 0.8, unless: excluded)
  }

  private func claim(
    _ kind: Claim.Kind,
    _ range: Range<Int>,
    _ confidence: Double,
    unless excluded: Set<CueGroup>
  ) -> ClaimCandidate? {
    guard passage.unit.heads.isDisjoint(with: excluded) else { return nil }
    let range = passage.clauseRange(range)
    let isExcluded = passage.hits.contains {
      excluded.contains($0.group) && $0.range.overlaps(range)
    }
    return isExcluded ? nil : ClaimCandidate(kind: kind, range: range, confidence: confidence)
  }
}
