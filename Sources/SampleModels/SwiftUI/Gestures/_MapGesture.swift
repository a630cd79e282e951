/// A gesture that tells something else.
public struct _MapGesture<Base: Gesture, Value> {
  package let base: Base
  package let transform: (Base.Value) -> Value
}

extension _MapGesture: Gesture {
  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
