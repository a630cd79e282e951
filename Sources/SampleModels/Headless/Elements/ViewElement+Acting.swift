import Foundation
import SwiftUI

extension ViewElement {
  /// Taps the element.
  ///
  /// - Throws: `InteractionError` if it is disabled or does nothing when it is tapped.
  public func tap() throws {
    try checkEnabled()
    switch control {
    case .button(_, let action):
      action()
      node.environment.values.closesDialog?.perform()
    case .link(let action): action()
    case .toggle(let isOn): isOn.wrappedValue.toggle()
    case .text: focus()
    default: try tapGesture()
    }
    node.graph.update()
  }

  /// Switches the toggle.
  public func toggle() throws {
    guard case .toggle(let isOn) = control else { throw misuse("switched") }
    try checkEnabled()
    isOn.wrappedValue.toggle()
    node.graph.update()
  }

  /// Types behind what is there, key by key.
  public func type(_ text: String) throws {
    let entry = try entry()
    focus()
    for character in text {
      entry.text.wrappedValue.append(character)
      node.graph.update()
    }
  }

  /// Empties the field.
  public func clear() throws {
    let entry = try entry()
    focus()
    entry.text.wrappedValue = ""
    node.graph.update()
  }

  /// Presses the return key.
  public func submit() throws {
    let entry = try entry()
    focus()
    entry.onCommit?()
    submitActions(for: entry.trigger).forEach { $0() }
    node.graph.update()
  }

  /// Chooses a value by its tag or its words.
  public func select<Value: Hashable>(_ value: Value) throws {
    guard case .selection(let selection) = control else { throw misuse("chosen from") }
    try checkEnabled()
    let options = options
    let tag = options.tag(of: AnyHashable(value))
    guard let tag, selection.choose(tag) else {
      throw InteractionError.absent("choice “\(value)” in the \(self)", instead: options.names)
    }
    node.graph.update()
  }

  /// Sets the control to a value, such as a date.
  public func set<Value>(_ value: Value) throws {
    guard case .value(let place) = control else { throw misuse("set") }
    try checkEnabled()
    guard place.set(value) else {
      throw InteractionError("The \(self) does not take the value \(value).")
    }
    node.graph.update()
  }

  /// Moves the slider to a number.
  public func slide(to value: Double) throws {
    guard case .slider(let range) = control else { throw misuse("moved") }
    try checkEnabled()
    range.slide(to: value)
    node.graph.update()
  }

  /// Steps up.
  public func increment() throws { try step(\.up) }

  /// Steps down.
  public func decrement() throws { try step(\.down) }

  /// Holds the element for a while.
  public func longPress() throws {
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

  /// Drags the element from one point to another.
  public func drag(from start: CGPoint = .zero, to end: CGPoint) throws {
    try checkEnabled()
    guard gestures.contains(where: { GestureDriver.drag($0, from: start, to: end) }) else {
      throw misuse("dragged")
    }
    node.graph.update()
  }

  /// Types into the field for searching, in place of what is there.
  func search(_ text: String) throws {
    guard let entry = searchEntry else { throw misuse("searched in") }
    entry.text.wrappedValue = ""
    for character in text {
      entry.text.wrappedValue.append(character)
      node.graph.update()
    }
    node.graph.update()
  }
}

extension ViewElement {
  /// The modifiers that listen to gestures on the element, the innermost first.
  private var gestures: [Any] {
    ([node] + Array(node.ancestors)).compactMap { ViewElement(node: $0).modifier }
  }

  private func checkEnabled() throws {
    guard node.isMounted else {
      throw InteractionError("The \(self) is not on the screen any more.")
    }
    guard isEnabled else { throw InteractionError.disabled(description(ofDisabled: self)) }
  }

  private func description(ofDisabled element: ViewElement) -> String {
    "\(element.kind?.rawValue ?? "view") “\(element.label)”"
  }

  private func misuse(_ action: String) -> InteractionError {
    InteractionError("The \(self) cannot be \(action).")
  }

  private func tapGesture() throws {
    for modifier in gestures {
      if let tap = modifier as? TapModifier { return tap.action(.zero) }
      if GestureDriver.tap(modifier) { return }
    }
    throw misuse("tapped")
  }

  private func entry() throws -> TextEntry {
    guard case .text(let entry) = control else { throw misuse("typed into") }
    try checkEnabled()
    return entry
  }

  private func step(
    _ direction: KeyPath<(up: (() -> Void)?, down: (() -> Void)?), (() -> Void)?>
  )
    throws
  {
    guard case .stepper(let up, let down) = control else { throw misuse("stepped") }
    try checkEnabled()
    guard let action = (up: up, down: down)[keyPath: direction] else {
      throw InteractionError("The \(self) has no step in this direction.")
    }
    action()
    node.graph.update()
  }

  /// What is done when a field here is submitted, the innermost first.
  private func submitActions(for trigger: SubmitTriggers) -> [() -> Void] {
    node.ancestors.compactMap { place in
      guard case .submit(let triggers, let action) = ViewElement(node: place).event,
        triggers.contains(trigger)
      else { return nil }
      return action
    }
  }

  private var options: Options { Options(in: node) }
}
