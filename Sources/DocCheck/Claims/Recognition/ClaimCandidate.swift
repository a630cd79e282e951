/// A part of a sentence that states a fact, before its evidence is looked for.
struct ClaimCandidate: Sendable, Equatable {
  let kind: Claim.Kind
  /// The folded bytes of the claim.
  let range: Range<Int>
  /// How sure the recognition is, from 0 to 1.
  let confidence: Double
}

extension Claim.Kind {
  /// The place in the order in which one kind is chosen where several fit; the first wins.
  var priority: Int {
    switch self {
    case .multiplier: 0
    case .statistic: 1
    case .perfFigure: 2
    case .popularity: 3
    case .behaviour: 4
    case .availability: 5
    case .quote: 6
    case .superlative: 7
    case .attribution: 8
    }
  }

  /// Whether the claim states a number.
  var isNumeric: Bool { self == .multiplier || self == .statistic || self == .perfFigure }
}
