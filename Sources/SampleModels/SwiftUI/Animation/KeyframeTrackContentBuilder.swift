/// An attribute that makes a track of the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Passes a frame on unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Puts the first one in.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Puts one after the others.
  public static func buildPartialBlock<A: KeyframeTrackContent, N: KeyframeTrackContent>(
    accumulated: A,
    next: N
  ) -> some KeyframeTrackContent<Value> where A.Value == Value, N.Value == Value {
    KeyframeSequence<Value>()
  }
}

/// Frames one behind the other.
package struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}
