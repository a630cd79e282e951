/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = LabelStyleConfiguration
}

extension View {
  /// Sets how labels look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
