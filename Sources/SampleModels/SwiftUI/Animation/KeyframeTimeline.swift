import Foundation

/// Values over time, which can be asked for at any time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: (any TrackedKeyframes<Value>)?

  /// How long the tracks are.
  public var duration: TimeInterval { tracks?.duration ?? 0 }

  /// Makes a timeline of tracks.
  public init(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  /// Makes a timeline of keyframes.
  package init(initialValue: Value, keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = keyframes as? any TrackedKeyframes<Value>
  }

  /// The value at a time; behind the end it is the last one.
  public func value(time: Double) -> Value {
    var value = initialValue
    tracks?.update(&value, at: time, from: initialValue)
    return value
  }

  /// The value at a part of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
