import SwiftUI

extension FocusModifier: PrimitiveModifier {}

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

/// The control that has the focus.
@MainActor struct FocusedPlace {
  weak var node: ViewNode?
}
