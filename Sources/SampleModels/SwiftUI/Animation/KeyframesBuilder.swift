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
    KeyframeTracks<Value>()
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
    KeyframeSequence<Value>()
  }

  /// Makes a track of the keyframes of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { component }
  }
}

/// Tracks side by side.
package struct KeyframeTracks<Value>: Keyframes {}
