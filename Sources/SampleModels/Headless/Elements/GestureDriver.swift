import Foundation
import SwiftUI

/// Makes the gestures that a modifier listens to.
@MainActor enum GestureDriver {
  /// Taps, and tells whether the modifier listens to that.
  static func tap(_ modifier: Any, count: Int) -> Bool { perform(.tap(count), modifier) }

  /// Holds, and tells whether the modifier listens to that.
  static func longPress(_ modifier: Any) -> Bool { perform(.longPress, modifier) }

  /// Drags, and tells whether the modifier listens to that.
  static func drag(_ modifier: Any, from start: CGPoint, to end: CGPoint) -> Bool {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let values = [middle, end].map { point in
      DragGesture.Value(time: Date(), location: point, startLocation: start)
    }
    return perform(.drag(values), modifier)
  }

  private static func perform(_ touch: Touch, _ modifier: Any) -> Bool {
    (modifier as? any GestureListener)?.perform(touch) ?? false
  }

  /// Whether a gesture listens to a touch.
  static func listens<G: Gesture>(_ gesture: G, to touch: Touch) -> Bool {
    if let driven = gesture as? any DrivenGesture { return driven.listens(to: touch) }
    return G.Body.self != Never.self && listens(gesture.body, to: touch)
  }

  /// Has a gesture go through a touch; the second value that it reports says whether it ends.
  static func drive<G: Gesture>(
    _ gesture: G,
    _ touch: Touch,
    _ report: @escaping (G.Value, Bool) -> Void
  ) {
    func open<D: DrivenGesture>(_ driven: D) {
      driven.drive(touch) { value, isEnd in
        if let value = value as? G.Value { report(value, isEnd) }
      }
    }
    if let driven = gesture as? any DrivenGesture { return open(driven) }
    guard G.Body.self != Never.self else { return }
    drive(gesture.body, touch) { value, isEnd in
      if let value = value as? G.Value { report(value, isEnd) }
    }
  }
}

/// A modifier that listens to a gesture.
@MainActor private protocol GestureListener {
  /// Goes through a touch, and tells whether the gesture listens to it.
  func perform(_ touch: Touch) -> Bool
}

extension GestureModifier: GestureListener {
  fileprivate func perform(_ touch: Touch) -> Bool {
    guard GestureDriver.listens(gesture, to: touch) else { return false }
    GestureDriver.drive(gesture, touch) { _, _ in }
    return true
  }
}
