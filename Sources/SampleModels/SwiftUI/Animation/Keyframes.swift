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

/// An attribute that makes keyframes of the statements of a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Passes a track on unchanged.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Puts the first one in.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Puts one behind the others.
  public static func buildPartialBlock<A: Keyframes, N: Keyframes>(
    accumulated: A,
    next: N
  ) -> some Keyframes<Value> where A.Value == Value, N.Value == Value {
    KeyframeTracks<Value>()
  }
}

/// Tracks side by side.
package struct KeyframeTracks<Value>: Keyframes {}

/// An attribute that makes a track of the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Passes a frame on unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Puts the first one in.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Puts one behind the others.
  public static func buildPartialBlock<A: KeyframeTrackContent, N: KeyframeTrackContent>(
    accumulated: A,
    next: N
  ) -> some KeyframeTrackContent<Value> where A.Value == Value, N.Value == Value {
    KeyframeSequence<Value>()
  }
}

/// Frames one behind the other.
package struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

/// Values over time of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
  Keyframes
{
  /// The type of the whole value.
  public typealias Value = Root

  package let content: Content

  /// Makes a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.content = content()
  }

  /// Makes a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.content = content()
  }
}
