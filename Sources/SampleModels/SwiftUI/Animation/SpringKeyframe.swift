import Foundation

/// A value that is reached on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let value: Value
  package let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  /// Reaches a value in a time.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    value = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }
}

extension SpringKeyframe: SegmentedKeyframes {
  var segments: [KeyframeSegment<Value>] {
    [
      KeyframeSegment(
        value: value,
        duration: duration ?? spring.settlingDuration,
        form: .spring(spring, start: startVelocity)
      )
    ]
  }
}
