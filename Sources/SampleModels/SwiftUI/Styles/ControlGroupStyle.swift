/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = ControlGroupStyleConfiguration
}

extension View {
  /// Sets how groups of controls look.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
