/// How buttons look and behave.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension View {
  /// Sets how buttons look and behave.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
