import SwiftUI

/// The kinds of styles that make a view of a control.
enum StyleKind: Hashable {
  /// Of buttons.
  case button
  /// Of toggles.
  case toggle
  /// Of labels.
  case label
  /// Of views of progress.
  case progressView
  /// Of gauges.
  case gauge
  /// Of boxes around groups.
  case groupBox
  /// Of content with a label.
  case labeledContent
  /// Of menus.
  case menu
  /// Of groups of controls.
  case controlGroup
  /// Of forms.
  case form
  /// Of groups that can be hidden.
  case disclosureGroup
  /// Of text fields.
  case textField
  /// Of pickers.
  case picker
  /// Of pickers of dates.
  case datePicker
  /// Of lists.
  case list
  /// Of views of tabs.
  case tabView

  /// The kind of a style, `nil` for one that the runtime does not apply.
  init?(of style: Any) {
    switch style {
    case is any ButtonStyle, is any PrimitiveButtonStyle: self = .button
    case is any ToggleStyle: self = .toggle
    case is any LabelStyle: self = .label
    case is any ProgressViewStyle: self = .progressView
    case is any GaugeStyle: self = .gauge
    case is any GroupBoxStyle: self = .groupBox
    case is any LabeledContentStyle: self = .labeledContent
    case is any MenuStyle: self = .menu
    case is any ControlGroupStyle: self = .controlGroup
    case is any FormStyle: self = .form
    case is any DisclosureGroupStyle: self = .disclosureGroup
    case is any TextFieldStyle: self = .textField
    case is any PickerStyle: self = .picker
    case is any DatePickerStyle: self = .datePicker
    case is any ListStyle: self = .list
    case is any TabViewStyle: self = .tabView
    default: return nil
    }
  }
}
