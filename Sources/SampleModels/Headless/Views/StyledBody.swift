import SwiftUI

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
