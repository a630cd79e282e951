/// How far a view has been scrolled in or out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// At the leading or top side.
  case topLeading
  /// Fully seen.
  case identity
  /// At the trailing or bottom side.
  case bottomTrailing

  /// Whether the view is fully seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 at one side, 0 while it is seen and 1 at the other side.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
