import Foundation
import SwiftUI

extension ViewElement {
  /// Taps the element, some times in a row.
  ///
  /// - Throws: `InteractionError` if it is disabled or does nothing when it is tapped.
  public func tap(count: Int = 1, line: Int = #line) throws {
    try node.graph.act(line) {
      try checkEnabled()
      if count > 1, tapGesture(count: count) { return node.graph.update() }
      for _ in 0..<count { try tapOnce() }
    }
  }

  private func tapOnce() throws {
    switch control {
    case .button(_, let action):
      action()
      node.environment.values.closesDialog?.perform()
    case .link(let action): action()
    case .toggle(let isOn): isOn.wrappedValue.toggle()
    case .text: node.graph.moveFocus(to: node)
    default: try tapGesture()
    }
    node.graph.update()
  }

  /// Switches the toggle.
  public func toggle(line: Int = #line) throws {
    try node.graph.act(line) {
      guard case .toggle(let isOn) = control else { throw misuse("switched") }
      try checkEnabled()
      isOn.wrappedValue.toggle()
      node.graph.update()
    }
  }

  /// Types behind what is there, key by key.
  public func type(_ text: String, line: Int = #line) throws {
    try node.graph.act(line) {
      let entry = try entry()
      node.graph.moveFocus(to: node)
      for character in text {
        entry.text.wrappedValue.append(character)
        node.graph.update()
      }
    }
  }

  /// Empties the field.
  public func clear(line: Int = #line) throws {
    try node.graph.act(line) {
      let entry = try entry()
      node.graph.moveFocus(to: node)
      entry.text.wrappedValue = ""
      node.graph.update()
    }
  }

  /// Presses the return key.
  public func submit(line: Int = #line) throws {
    try node.graph.act(line) {
      let entry = try entry()
      node.graph.moveFocus(to: node)
      entry.onCommit?()
      submitActions(for: entry.trigger).forEach { $0() }
      node.graph.update()
      // The keyboard goes unless the actions have sent the focus elsewhere.
      if isFocused { node.graph.moveFocus(to: nil) }
    }
  }

  /// Chooses a value by its tag or its words.
  public func select<Value: Hashable>(_ value: Value, line: Int = #line) throws {
    try node.graph.act(line) {
      guard case .selection(let selection) = control else { throw misuse("chosen from") }
      try checkEnabled()
      let options = options
      let tag = options.tag(of: AnyHashable(value))
      guard let tag, selection.choose(tag) else {
        throw InteractionError.absent("choice “\(value)” in the \(self)", instead: options.names)
      }
      node.graph.update()
    }
  }

  /// Sets the control to a value, such as a date.
  public func set<Value>(_ value: Value, line: Int = #line) throws {
    try node.graph.act(line) {
      guard case .value(let place) = control else { throw misuse("set") }
      try checkEnabled()
      guard place.set(value) else {
        throw InteractionError("The \(self) does not take the value \(value).")
      }
      node.graph.update()
    }
  }

  /// Moves the slider to a number.
  public func slide(to value: Double, line: Int = #line) throws {
    try node.graph.act(line) {
      guard case .slider(let range) = control else { throw misuse("moved") }
      try checkEnabled()
      range.slide(to: value)
      node.graph.update()
    }
  }

  /// Steps up.
  public func increment(line: Int = #line) throws {
    try node.graph.act(line) { try step(\.up) }
  }

  /// Steps down.
  public func decrement(line: Int = #line) throws {
    try node.graph.act(line) { try step(\.down) }
  }
}

extension ViewElement {
  /// Stops who wants to use what is gone or disabled.
  func checkEnabled() throws {
    guard node.isMounted else {
      throw InteractionError("The \(self) is not on the screen any more.")
    }
    guard node.isVisible else { throw InteractionError.hidden(name) }
    guard isEnabled else { throw InteractionError.disabled(name) }
  }

  /// The kind and the label, for messages.
  var name: String { "\(kind?.rawValue ?? "view") “\(label)”" }

  /// Says that the element is none for some use.
  func misuse(_ action: String) -> InteractionError {
    InteractionError("The \(self) cannot be \(action).")
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
  func submitActions(for trigger: SubmitTriggers) -> [() -> Void] {
    node.ancestors.compactMap { place in
      guard case .submit(let triggers, let action) = ViewElement(node: place).event,
        triggers.contains(trigger)
      else { return nil }
      return action
    }
  }

  private var options: Options { Options(in: node) }
}

extension ViewElement {
  /// Whether the element is a screen of a stack that a binding shows.
  var isPresentedScreen: Bool { presentation?.kind == "\(PresentationKind.navigation)" }

  /// Whether a user may close what is shown above the rest.
  var canBeSwipedAway: Bool {
    all { element in
      let modifier = element.modifier as? any AnyDisplayModifier
      return modifier?.name == "interactiveDismissDisabled(_:)"
        && modifier?.argumentList.first as? Bool == true
    }
    .isEmpty
  }
}
