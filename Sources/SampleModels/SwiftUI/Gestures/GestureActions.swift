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

/// A gesture that tells something else.
public struct _MapGesture<Base: Gesture, Value> {
  package let base: Base
  package let transform: (Base.Value) -> Value
}

extension _MapGesture: Gesture {
  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}

/// A gesture that keeps a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Changes the state.
  package let change: (Base.Value, inout State, inout Transaction) -> Void

  package nonisolated init(
    base: Base,
    state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }
}

extension GestureStateGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value

  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
