/// An attribute that makes keyframes of the statements of a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Passes a track on unchanged.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Puts the first one in.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Puts one after the others.
  public static func buildPartialBlock<A: Keyframes, N: Keyframes>(
    accumulated: A,
    next: N
  ) -> some Keyframes<Value> where A.Value == Value, N.Value == Value {
    KeyframeTracks<Value>(accumulated, next)
  }

  /// Makes keyframes of tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K
  where K.Value == Value { component }
}

// Keyframes that are without a track are of the whole value.
extension KeyframesBuilder where Value: Animatable {
  /// Passes a keyframe of the whole value on unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Puts the first keyframe of the whole value in.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Puts one keyframe of the whole value after the others.
  public static func buildPartialBlock<A: KeyframeTrackContent, N: KeyframeTrackContent>(
    accumulated: A,
    next: N
  ) -> some KeyframeTrackContent<Value> where A.Value == Value, N.Value == Value {
    KeyframeSequence(accumulated, next)
  }

  /// Makes a track of the keyframes of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { component }
  }
}

/// Tracks side by side.
package struct KeyframeTracks<Value>: Keyframes, TrackedKeyframes {
  let tracks: [any TrackedKeyframes<Value>]

  init(_ all: any Keyframes<Value>...) {
    tracks = all.compactMap { $0 as? any TrackedKeyframes<Value> }
  }

  var duration: Double { tracks.map(\.duration).max() ?? 0 }

  func update(_ value: inout Value, at time: Double, from initial: Value) {
    for track in tracks { track.update(&value, at: time, from: initial) }
  }
}

/// Keyframes that know what they make of a value.
protocol TrackedKeyframes<Value> {
  /// The type of the value.
  associatedtype Value

  /// How long the longest track is.
  var duration: Double { get }

  /// Changes a value to what it is at a time, if it was another one at the beginning.
  func update(_ value: inout Value, at time: Double, from initial: Value)
}
