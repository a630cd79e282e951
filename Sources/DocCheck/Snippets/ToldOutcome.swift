/// What the prose beside a snippet says becomes of it.
enum ToldOutcome: Hashable, Sendable {
  /// The compiler accepts it.
  case compiles
  /// The compiler refuses it.
  case refused
  /// It prints these texts, in this order.
  case prints([String])
  /// It ends by a trap.
  case traps

  /// Whether only running the snippet shows it.
  var needsRun: Bool {
    switch self {
    case .compiles, .refused: false
    case .prints, .traps: true
    }
  }
}
