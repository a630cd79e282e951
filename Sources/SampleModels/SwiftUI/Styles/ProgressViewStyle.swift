/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = ProgressViewStyleConfiguration
}

extension View {
  /// Sets how progress looks.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
