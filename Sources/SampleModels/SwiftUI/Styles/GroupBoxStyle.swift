/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = GroupBoxStyleConfiguration
}

extension View {
  /// Sets how boxes look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
