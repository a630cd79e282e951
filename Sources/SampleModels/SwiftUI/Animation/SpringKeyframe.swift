import Foundation

/// A value that is reached on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let value: Value
  package let duration: TimeInterval?

  /// Reaches a value in a time.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    value = to
    self.duration = duration
  }
}
