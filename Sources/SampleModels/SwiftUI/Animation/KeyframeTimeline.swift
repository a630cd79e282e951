import Foundation

/// Values over time, which can be asked for at any time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value

  /// How long the tracks are.
  public let duration: TimeInterval

  /// Makes a timeline of tracks.
  public init(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    duration = 0
  }

  /// The value at a time: nothing moves here, so it is the first one.
  public func value(time: Double) -> Value { initialValue }

  /// The value at a part of the duration.
  public func value(progress: Double) -> Value { initialValue }
}
