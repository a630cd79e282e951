/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = FormStyleConfiguration
}

extension View {
  /// Sets how forms look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
