import Foundation

/// A value that is jumped to.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let value: Value

  /// Jumps to a value.
  public init(_ to: Value) {
    value = to
  }
}

extension MoveKeyframe: SegmentedKeyframes {
  var segments: [KeyframeSegment<Value>] {
    [KeyframeSegment(value: value, duration: 0, form: .move)]
  }
}
