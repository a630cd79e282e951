/// A movement of fingers that the app can answer.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value

  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// Nothing is told.
  public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells, if there is one.
  public typealias Value = Wrapped.Value

  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}

extension Gesture {
  /// Stops the program when the body of a primitive gesture is asked for.
  package func primitiveGesture() -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }

  /// Does something when the gesture's value changes.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// Does something when the gesture ends.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Keeps a state while the gesture goes on.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Tells something else.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Goes on together with another gesture.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Goes on before another gesture.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Goes on only if another gesture does not.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Counts only while keys are held.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { self }
}
