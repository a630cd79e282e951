import Foundation
import SwiftUI

extension ViewElement {
  /// Holds the element for a while.
  public func longPress(line: Int = #line) throws {
    try node.graph.act(line) {
      try checkEnabled()
      let press = gestures.lazy.compactMap { $0 as? LongPressModifier }.first
      if let press {
        press.onPressingChanged?(true)
        press.action()
        press.onPressingChanged?(false)
      } else if !gestures.contains(where: { GestureDriver.longPress($0) }) {
        throw misuse("held")
      }
      node.graph.update()
    }
  }

  /// Drags the element from one point to another.
  public func drag(from start: CGPoint = .zero, to end: CGPoint, line: Int = #line) throws {
    try node.graph.act(line) {
      try checkEnabled()
      guard gestures.contains(where: { GestureDriver.drag($0, from: start, to: end) }) else {
        throw misuse("dragged")
      }
      node.graph.update()
    }
  }

  /// Taps the nearest view that listens to taps, or the first link in the words.
  func tapGesture() throws {
    if tapGesture(count: 1) { return }
    guard let link = (node.view as? Text)?.links.first else { throw misuse("tapped") }
    node.environment.values.openURL(link)
  }

  /// Taps the nearest view that listens to so many taps, and tells whether there is one.
  func tapGesture(count: Int) -> Bool {
    for modifier in gestures {
      if let tap = modifier as? TapModifier, tap.count == count {
        tap.action(.zero)
        return true
      }
      if GestureDriver.tap(modifier, count: count) { return true }
    }
    return false
  }

  /// The modifiers that listen to gestures on the element, the innermost first.
  private var gestures: [Any] {
    ([node] + Array(node.ancestors)).compactMap { ViewElement(node: $0).modifier }
  }
}
