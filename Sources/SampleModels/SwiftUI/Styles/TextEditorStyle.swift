/// How editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = TextEditorStyleConfiguration
}

extension View {
  /// Sets how editors look.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
