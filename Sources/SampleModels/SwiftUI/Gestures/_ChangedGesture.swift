/// A gesture with an action for its changes.
public struct _ChangedGesture<Base: Gesture> {
  package let base: Base
  package let action: (Base.Value) -> Void
}

extension _ChangedGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value

  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
