/// How long the parts of a run took: the only times in a report, which nothing compares.
struct Timings: Hashable, Sendable {
  /// A stage of the work.
  struct Stage: Hashable, Sendable {
    let name: String
    let seconds: Double
  }

  /// What a snippet took of the compiler's and its programs' time.
  struct Snippet: Hashable, Sendable {
    let id: String
    /// What was done with programs made of it, in the order of the work.
    let steps: [WorkLog.Step]

    /// All of it.
    var seconds: Double { steps.map(\.seconds).reduce(0, +) }
  }

  /// In the order of the work.
  var stages: [Stage] = []
  /// In the order of the report.
  var snippets: [Snippet] = []

  /// Does a stage's work and notes how long it took.
  mutating func measure<Result>(_ stage: String, _ work: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try work()
    stages.append(Stage(name: stage, seconds: (clock.now - start).seconds))
    return result
  }

  /// Why programs were compiled alone, with how many there were, the most frequent reason first.
  var reasonsAlone: [(reason: String, count: Int)] {
    let reasons = snippets.flatMap(\.steps).compactMap(\.reason).map { ($0, 1) }
    return Dictionary(reasons, uniquingKeysWith: +).map { (reason: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double { self / .seconds(1) }
}

extension Double {
  /// Seconds with two decimals, or three where these would be too coarse: `1.25 s`, `0.004 s`.
  var inSeconds: String {
    let digits = self < 0.1 ? 3 : 2
    let scale = digits == 3 ? 1000 : 100
    let units = Int((self * Double(scale)).rounded())
    let fraction = String(units % scale + scale).dropFirst()
    return "\(units / scale).\(fraction) s"
  }
}
