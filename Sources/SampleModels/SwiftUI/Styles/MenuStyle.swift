/// How menus look and behave.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = MenuStyleConfiguration
}

extension View {
  /// Sets how menus look and behave.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
