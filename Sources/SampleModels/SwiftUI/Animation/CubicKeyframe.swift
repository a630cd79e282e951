import Foundation

/// A value that is reached on a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let value: Value
  package let duration: TimeInterval

  /// Reaches a value in a time.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    value = to
    self.duration = duration
  }
}
