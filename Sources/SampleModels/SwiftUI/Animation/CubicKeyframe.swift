import Foundation

/// A value that is reached on a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let value: Value
  package let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// Reaches a value in a time.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    value = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }
}

extension CubicKeyframe: SegmentedKeyframes {
  var segments: [KeyframeSegment<Value>] {
    [
      KeyframeSegment(
        value: value,
        duration: duration,
        form: .cubic(start: startVelocity, end: endVelocity)
      )
    ]
  }
}
