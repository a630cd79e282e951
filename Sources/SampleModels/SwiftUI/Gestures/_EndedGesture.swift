/// A gesture with an action for its end.
public struct _EndedGesture<Base: Gesture> {
  package let base: Base
  package let action: (Base.Value) -> Void
}

extension _EndedGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value

  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
