/// What must be near a quantity so that the two state a fact.
///
/// A number alone claims nothing. A frame names the quantities that it is about, the words that it
/// needs, each within its own distance, and the words that take the claim away.
struct NumericFrame: Sendable {
  /// One word that a frame needs.
  struct Part: Sendable {
    let groups: CueGroups
    /// The farthest that the word may be from the quantity, in characters.
    let reach: Int
    /// Whether an English word must follow the quantity after "of", as the whole of a share does.
    var isWhole = false
  }

  let kind: Claim.Kind
  let quantities: CueGroups
  let parts: [Part]
  let excluded: CueGroups
  let confidence: Double
  /// Whether the claim goes on to the end of what is said of the quantity.
  var takesTail = false

  /// What is measured.
  static let measured: CueGroups = [.metric, .event, .people, .rate]

  /// What takes away any number: it is chosen, shown, drawn by lot or made up.
  static let unmeasured: CueGroups = [
    .goal, .setting, .layout, .money, .threshold, .odds, .certainty, .step, .sample,
  ]

  private static let shares: CueGroups = [.percent, .share, .fraction]
  private static let multiples = unmeasured.union([.notMultiple])
  /// What takes away a time or a size; a layout has neither.
  static let figures = unmeasured.subtracting([.layout, .odds]).union([.notPerformance])

  /// The frames in the order in which they are tried.
  static let all: [NumericFrame] = [
    NumericFrame(
      kind: .statistic,
      quantities: [.countedShare],
      parts: [],
      excluded: unmeasured,
      confidence: 0.9,
      takesTail: true
    ),
    NumericFrame(
      kind: .statistic,
      quantities: shares.union([.halving]),
      parts: [Part(groups: [.change], reach: 45), Part(groups: measured, reach: 70)],
      excluded: unmeasured,
      confidence: 0.95
    ),
    NumericFrame(
      kind: .statistic,
      quantities: shares,
      parts: [Part(groups: [.comparative], reach: 2)],
      excluded: multiples,
      confidence: 0.85
    ),
    NumericFrame(
      kind: .statistic,
      quantities: shares,
      parts: [Part(groups: [.people, .event], reach: 24, isWhole: true)],
      excluded: unmeasured,
      confidence: 0.9,
      takesTail: true
    ),
    NumericFrame(
      kind: .statistic,
      quantities: shares,
      parts: [Part(groups: [.rate], reach: 16)],
      excluded: unmeasured,
      confidence: 0.8,
      takesTail: true
    ),
    NumericFrame(
      kind: .statistic,
      quantities: shares.subtracting([.percent]),
      parts: [Part(groups: [.metric], reach: 12, isWhole: true)],
      excluded: multiples,
      confidence: 0.8,
      takesTail: true
    ),
    NumericFrame(
      kind: .statistic,
      quantities: [.halving],
      parts: [Part(groups: measured, reach: 24)],
      excluded: multiples,
      confidence: 0.9
    ),
    NumericFrame(
      kind: .multiplier,
      quantities: [.multiplication],
      parts: [Part(groups: measured, reach: 24)],
      excluded: multiples,
      confidence: 0.9
    ),
    NumericFrame(
      kind: .multiplier,
      quantities: [.multiple],
      parts: [Part(groups: [.comparative], reach: 30)],
      excluded: multiples,
      confidence: 0.95
    ),
    NumericFrame(
      kind: .multiplier,
      quantities: [.multiple, .fraction],
      parts: [Part(groups: measured, reach: 16), Part(groups: [.level, .change], reach: 16)],
      excluded: multiples,
      confidence: 0.8
    ),
    NumericFrame(
      kind: .perfFigure,
      quantities: [.figure],
      parts: [Part(groups: [.change, .level], reach: 30), Part(groups: measured, reach: 60)],
      excluded: figures,
      confidence: 0.9
    ),
    NumericFrame(
      kind: .perfFigure,
      quantities: [.throughput],
      parts: [Part(groups: [.change, .level], reach: 30)],
      excluded: figures,
      confidence: 0.9
    ),
    NumericFrame(
      kind: .perfFigure,
      quantities: [.throughput],
      parts: [Part(groups: measured, reach: 24)],
      excluded: figures,
      confidence: 0.7
    ),
    NumericFrame(
      kind: .perfFigure,
      quantities: [.period],
      parts: [Part(groups: [.change], reach: 30), Part(groups: measured, reach: 30)],
      excluded: figures,
      confidence: 0.8
    ),
    NumericFrame(
      kind: .perfFigure,
      quantities: [.figure, .throughput],
      parts: [Part(groups: [.copula], reach: 8), Part(groups: [.metric], reach: 16)],
      excluded: figures,
      confidence: 0.7
    ),
  ]
}
