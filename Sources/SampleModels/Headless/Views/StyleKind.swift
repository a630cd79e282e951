import SwiftUI

/// The kinds of styles that make a view of a control.
enum StyleKind: Hashable {
  /// Of buttons.
  case button
  /// Of toggles.
  case toggle
  /// Of labels.
  case label

  /// The kind of a style, `nil` for one that the runtime does not apply.
  init?(of style: Any) {
    switch style {
    case is any ButtonStyle, is any PrimitiveButtonStyle: self = .button
    case is any ToggleStyle: self = .toggle
    case is any LabelStyle: self = .label
    default: return nil
    }
  }
}
