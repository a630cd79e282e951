import Foundation

/// A value that is reached on a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let value: Value
  package let duration: TimeInterval

  /// Reaches a value in a time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    value = to
    self.duration = duration
  }
}

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

/// A value that is jumped to.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let value: Value

  /// Jumps to a value.
  public init(_ to: Value) {
    value = to
  }
}
