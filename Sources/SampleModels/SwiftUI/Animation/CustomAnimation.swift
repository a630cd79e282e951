import Foundation

/// An animation of one's own kind.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time, or `nil` when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes at a time.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  /// Whether this animation goes on where another one was.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Unknown by default.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  /// Never by default.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation may know and keep while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Whether the animation has come near its end.
  public var isLogicallyComplete = false

  /// The environment of the animated view.
  public let environment: EnvironmentValues
}
