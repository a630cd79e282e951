/// How toggles look and behave.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = ToggleStyleConfiguration
}

extension View {
  /// Sets how toggles look and behave.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
