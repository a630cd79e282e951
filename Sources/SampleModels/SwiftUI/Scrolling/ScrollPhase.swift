/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// It is touched.
  case tracking
  /// It follows the finger.
  case interacting
  /// It goes on by itself.
  case decelerating
  /// It is being scrolled by the app.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}
