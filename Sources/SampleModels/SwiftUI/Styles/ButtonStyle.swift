/// How buttons look, with the usual behaviour.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = ButtonStyleConfiguration
}

extension View {
  /// Sets how buttons look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
