/// Values over time, as tracks of frames.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// Values over time of one property.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable
}
