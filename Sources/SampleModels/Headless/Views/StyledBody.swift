import SwiftUI

/// What a style makes of a control, as a view with the style's own state.
struct StyledBody<Style>: View, UncountedView {
  /// The style.
  var style: PropertyHolder<Style>
  /// Has the style make its view.
  let make: @MainActor (Style) -> any View

  init(_ style: Style, make: @escaping @MainActor (Style) -> any View) {
    self.style = PropertyHolder(value: style)
    self.make = make
  }

  var body: AnyView { AnyView(erasing: make(style.value)) }
}
