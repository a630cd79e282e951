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
