import Foundation
import SwiftUI

/// Something that a user can use, with what it does.
enum Control {
  /// Does something when it is tapped.
  case button(ButtonRole?, @MainActor () -> Void)
  /// Leads to another screen when it is tapped.
  case link(@MainActor () -> Void)
  /// Is on or off.
  case toggle(Binding<Bool>)
  /// Takes words.
  case text(TextEntry)
  /// Takes a number within bounds.
  case slider(SliderRange)
  /// Goes up and down by steps.
  case stepper(up: (() -> Void)?, down: (() -> Void)?)
  /// Takes one or several of the values that views in it represent.
  case selection(Choice)
  /// Takes a value as it is, such as a date or a colour.
  case value(AnyValue)

  /// What a test calls a control of the kind.
  var kind: ControlKind {
    switch self {
    case .button: .button
    case .link: .link
    case .toggle: .toggle
    case .text: .textField
    case .slider: .slider
    case .stepper: .stepper
    case .selection: .picker
    case .value: .picker
    }
  }

  /// Whether the control holds elements of their own, as a list its rows.
  var isContainer: Bool {
    if case .selection = self { true } else { false }
  }
}
