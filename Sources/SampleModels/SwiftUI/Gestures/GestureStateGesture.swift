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
