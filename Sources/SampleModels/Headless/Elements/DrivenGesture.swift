import SwiftUI

/// A gesture that the runtime can make.
@MainActor protocol DrivenGesture: Gesture {
  /// Whether the gesture listens to a touch.
  func listens(to touch: Touch) -> Bool

  /// Goes through a touch; the second value that it reports says whether the gesture ends.
  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void)
}

extension TapGesture: DrivenGesture {
  func listens(to touch: Touch) -> Bool { if case .tap(count) = touch { true } else { false } }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) { report((), true) }
}

extension SpatialTapGesture: DrivenGesture {
  func listens(to touch: Touch) -> Bool { if case .tap(count) = touch { true } else { false } }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) {
    report(Value(location: .zero), true)
  }
}

extension LongPressGesture: DrivenGesture {
  func listens(to touch: Touch) -> Bool { if case .longPress = touch { true } else { false } }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) {
    report(true, false)
    report(true, true)
  }
}

extension DragGesture: DrivenGesture {
  func listens(to touch: Touch) -> Bool { if case .drag = touch { true } else { false } }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) {
    guard case .drag(let values) = touch, let last = values.last else { return }
    values.forEach { report($0, false) }
    report(last, true)
  }
}

// MARK: - Gestures that do something

extension _ChangedGesture: DrivenGesture {
  func listens(to touch: Touch) -> Bool { GestureDriver.listens(base, to: touch) }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) {
    GestureDriver.drive(base, touch) { value, isEnd in
      if !isEnd { action(value) }
      report(value, isEnd)
    }
  }
}

extension _EndedGesture: DrivenGesture {
  func listens(to touch: Touch) -> Bool { GestureDriver.listens(base, to: touch) }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) {
    GestureDriver.drive(base, touch) { value, isEnd in
      if isEnd { action(value) }
      report(value, isEnd)
    }
  }
}

extension GestureStateGesture: DrivenGesture {
  func listens(to touch: Touch) -> Bool { GestureDriver.listens(base, to: touch) }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) {
    GestureDriver.drive(base, touch) { value, isEnd in
      var transaction = Transaction()
      var state = isEnd ? self.state.initialValue : self.state.wrappedValue
      if !isEnd { change(value, &state, &transaction) }
      self.state.location.set(state, transaction: transaction)
      report(value, isEnd)
    }
  }
}

extension _MapGesture: DrivenGesture {
  func listens(to touch: Touch) -> Bool { GestureDriver.listens(base, to: touch) }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) {
    GestureDriver.drive(base, touch) { value, isEnd in report(transform(value), isEnd) }
  }
}

extension Optional: DrivenGesture where Wrapped: Gesture {
  func listens(to touch: Touch) -> Bool {
    map { GestureDriver.listens($0, to: touch) } ?? false
  }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) {
    guard let self else { return }
    GestureDriver.drive(self, touch, report)
  }
}
