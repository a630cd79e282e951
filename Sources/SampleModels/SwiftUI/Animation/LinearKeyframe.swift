import Foundation

/// A value that is reached on a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let value: Value
  package let duration: TimeInterval
  private let curve: UnitCurve

  /// Reaches a value in a time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    value = to
    self.duration = duration
    curve = timingCurve
  }
}

extension LinearKeyframe: SegmentedKeyframes {
  var segments: [KeyframeSegment<Value>] {
    [KeyframeSegment(value: value, duration: duration, form: .linear(curve))]
  }
}
