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
