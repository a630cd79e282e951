/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether the view is fully there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while it is there and 1 afterwards.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Two transitions, one after the other.
package struct CombinedTransition<First: Transition, Second: Transition> {
  package let first: First
  package let second: Second

  package nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}
