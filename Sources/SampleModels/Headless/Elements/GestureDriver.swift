import Foundation
import SwiftUI

/// Makes the gestures that a modifier listens to.
@MainActor enum GestureDriver {
  /// Taps, and tells whether the modifier listens to that.
  static func tap(_ modifier: Any) -> Bool {
    guard let listener = modifier as? any GestureListener else { return false }
    return listener.perform([()])
  }

  /// Holds, and tells whether the modifier listens to that.
  static func longPress(_ modifier: Any) -> Bool {
    guard let listener = modifier as? any GestureListener else { return false }
    return listener.perform([true])
  }

  /// Drags, and tells whether the modifier listens to that.
  static func drag(_ modifier: Any, from start: CGPoint, to end: CGPoint) -> Bool {
    guard let listener = modifier as? any GestureListener else { return false }
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let values = [middle, end].map { point in
      DragGesture.Value(time: Date(), location: point, startLocation: start)
    }
    return listener.perform(values)
  }
}

/// A modifier that listens to a gesture.
@MainActor protocol GestureListener {
  /// Goes through the values of a gesture, and tells whether the gesture takes such values.
  func perform(_ values: [Any]) -> Bool
}

extension GestureModifier: GestureListener {
  func perform(_ values: [Any]) -> Bool {
    guard let step = GestureSteps.step(of: gesture) else { return false }
    let typed = values.compactMap { $0 as? G.Value }
    guard typed.count == values.count, let last = typed.last else { return false }
    typed.forEach { step($0, false) }
    step(last, true)
    return true
  }
}
