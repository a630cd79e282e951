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
    KeyframeSequence(accumulated, next)
  }
}

/// Frames one behind the other.
package struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent, SegmentedKeyframes {
  let segments: [KeyframeSegment<Value>]

  init(_ first: any KeyframeTrackContent<Value>, _ second: any KeyframeTrackContent<Value>) {
    segments = first.knownSegments + second.knownSegments
  }
}

extension KeyframeTrackContent {
  /// The segments, none if the keyframes are of a type that nobody knows.
  var knownSegments: [KeyframeSegment<Value>] {
    (self as? any SegmentedKeyframes<Value>)?.segments ?? []
  }
}
