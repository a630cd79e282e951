/// How a change is spread over time.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// How a change is spread over time, in words; nothing moves here.
  public let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Makes an animation of one's own kind.
  public init<A: CustomAnimation>(_ base: A) {
    self.init("\(base)")
  }

  /// The seconds that an animation takes here, whatever its curve.
  package static let usualDuration = 0.35

  /// The usual animation.
  public static let `default` = Animation("default")
}
