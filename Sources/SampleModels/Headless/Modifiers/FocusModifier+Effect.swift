import SwiftUI

extension FocusModifier: EffectfulModifier {
  func makeEffect(in node: ViewNode) -> any Effect { FocusEffect(self, in: node) }
}

/// Ties the focus to a state while the view is on the screen.
private final class FocusEffect<Value: Hashable>: ModifierEffect<FocusModifier<Value>> {
  override func appear() { graph.focus.add(node.value) }
  override func disappear() { graph.focus.remove(node.value) }
}

extension DefaultFocusModifier: EffectfulModifier {
  func makeEffect(in node: ViewNode) -> any Effect { DefaultFocusEffect(self, in: node) }
}

/// Gives the focus to a view when the views around it appear and nothing has the focus.
private final class DefaultFocusEffect<Value: Hashable>:
  ModifierEffect<DefaultFocusModifier<Value>>
{
  override func appear() {
    if graph.focus.node == nil { modifier.binding.wrappedValue = modifier.value }
  }
}

/// A modifier that ties the focus to a state.
@MainActor protocol FocusTie {
  /// Whether the state says that the view has the focus.
  var isFocused: Bool { get }

  /// Tells the state that the view has got the focus or lost it.
  func focus(_ isFocused: Bool)
}

extension FocusModifier: FocusTie {
  var isFocused: Bool { binding.wrappedValue == value }

  func focus(_ isFocused: Bool) {
    if isFocused {
      binding.wrappedValue = value
    } else if self.isFocused, let none = Value.self as? any WithoutFocus.Type {
      if let value = none.withoutFocus as? Value { binding.wrappedValue = value }
    }
  }
}

/// A type of focus states, with the value that says that nothing has the focus.
private protocol WithoutFocus {
  static var withoutFocus: Self { get }
}

extension Bool: WithoutFocus {
  static var withoutFocus: Bool { false }
}

extension Optional: WithoutFocus {
  static var withoutFocus: Wrapped? { nil }
}
