import Foundation

/// A spring by its physics.
public struct Spring: Hashable, Sendable {
  /// How long it seems to move.
  public let duration: TimeInterval
  /// How much it bounces.
  public let bounce: Double

  /// A spring by how long it moves and how much it bounces.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring by how fast it answers and how soon it rests.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// A spring that bounces.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
  /// A spring that does not bounce.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// A spring that bounces a little.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
}
