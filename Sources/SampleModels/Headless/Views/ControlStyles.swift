import SwiftUI

/// The kinds of styles that make a view of a control.
enum StyleKind: Hashable {
  case button, toggle, label

  init?(of style: Any) {
    switch style {
    case is any ButtonStyle, is any PrimitiveButtonStyle: self = .button
    case is any ToggleStyle: self = .toggle
    case is any LabelStyle: self = .label
    default: return nil
    }
  }
}

/// The styles that hold in a subtree.
struct ControlStyles {
  private var styles: [StyleKind: Any] = [:]

  /// The style of a kind.
  subscript(kind: StyleKind) -> Any? {
    get { styles[kind] }
    set { styles[kind] = newValue }
  }
}

extension ControlStyles: ComparableInput {
  func isSameInput(as other: ControlStyles) -> Bool {
    styles.count == other.styles.count
      && styles.allSatisfy { kind, style in
        other.styles[kind].map { InputComparison.areEqual(dynamic: style, $0) } ?? false
      }
  }
}

/// What a style makes of a control, as a view with the style's own state.
struct StyledBody<Style>: View, UncountedView {
  var style: PropertyHolder<Style>
  let make: @MainActor (Style) -> any View

  init(_ style: Style, make: @escaping @MainActor (Style) -> any View) {
    self.style = PropertyHolder(value: style)
    self.make = make
  }

  var body: AnyView { AnyView(erasing: make(style.value)) }
}
