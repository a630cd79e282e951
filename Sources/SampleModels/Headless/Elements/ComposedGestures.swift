import SwiftUI

extension SimultaneousGesture: DrivenGesture {
  func listens(to touch: Touch) -> Bool {
    GestureDriver.listens(first, to: touch) || GestureDriver.listens(second, to: touch)
  }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) {
    if GestureDriver.listens(first, to: touch) {
      GestureDriver.drive(first, touch) { report(Value(first: $0, second: nil), $1) }
    }
    if GestureDriver.listens(second, to: touch) {
      GestureDriver.drive(second, touch) { report(Value(first: nil, second: $0), $1) }
    }
  }
}

extension ExclusiveGesture: DrivenGesture {
  func listens(to touch: Touch) -> Bool {
    GestureDriver.listens(first, to: touch) || GestureDriver.listens(second, to: touch)
  }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) {
    if GestureDriver.listens(first, to: touch) {
      GestureDriver.drive(first, touch) { report(.first($0), $1) }
    } else {
      GestureDriver.drive(second, touch) { report(.second($0), $1) }
    }
  }
}

extension SequenceGesture: DrivenGesture {
  /// The touch that the first gesture waits for: a user who makes the second has made the first.
  @MainActor private var opening: Touch? {
    [.longPress, .tap(1), .tap(2), .drag([])].first { GestureDriver.listens(first, to: $0) }
  }

  func listens(to touch: Touch) -> Bool {
    opening != nil && GestureDriver.listens(second, to: touch)
  }

  func drive(_ touch: Touch, _ report: @escaping (Value, Bool) -> Void) {
    guard let opening else { return }
    var opened: First.Value?
    GestureDriver.drive(first, opening) { value, isEnd in
      opened = value
      if !isEnd { report(.first(value), false) }
    }
    GestureDriver.drive(second, touch) { value, isEnd in
      if let opened { report(.second(opened, value), isEnd) }
    }
  }
}
