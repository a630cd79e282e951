import SwiftUI

/// What a gesture does with its values.
@MainActor enum GestureSteps {
  /// Does one step; the second argument says whether the gesture ends with it.
  typealias Step<Value> = @MainActor (Value, Bool) -> Void

  /// What a gesture does, `nil` for one that the runtime cannot make.
  static func step<G: Gesture>(of gesture: G) -> Step<G.Value>? {
    if let gesture = gesture as? any SteppingGesture { return open(gesture) as? Step<G.Value> }
    if gesture is TapGesture || gesture is LongPressGesture || gesture is DragGesture {
      return { _, _ in }
    }
    return nil
  }

  private static func open<G: SteppingGesture>(_ gesture: G) -> Any? { gesture.step }
}

/// A gesture that does something with the values of the one that it is made of.
@MainActor protocol SteppingGesture: Gesture {
  /// What it does with one value, `nil` if it cannot be made.
  var step: GestureSteps.Step<Value>? { get }
}

extension _ChangedGesture: SteppingGesture {
  var step: GestureSteps.Step<Base.Value>? {
    guard let before = GestureSteps.step(of: base) else { return nil }
    return { value, isEnd in
      before(value, isEnd)
      if !isEnd { action(value) }
    }
  }
}

extension _EndedGesture: SteppingGesture {
  var step: GestureSteps.Step<Base.Value>? {
    guard let before = GestureSteps.step(of: base) else { return nil }
    return { value, isEnd in
      before(value, isEnd)
      if isEnd { action(value) }
    }
  }
}

extension Optional: SteppingGesture where Wrapped: Gesture {
  var step: GestureSteps.Step<Wrapped.Value>? { flatMap(GestureSteps.step) }
}

extension GestureStateGesture: SteppingGesture {
  var step: GestureSteps.Step<Base.Value>? {
    guard let before = GestureSteps.step(of: base) else { return nil }
    return { value, isEnd in
      before(value, isEnd)
      var transaction = Transaction()
      var state = isEnd ? self.state.initialValue : self.state.wrappedValue
      if !isEnd { change(value, &state, &transaction) }
      self.state.location.set(state, transaction: transaction)
    }
  }
}
