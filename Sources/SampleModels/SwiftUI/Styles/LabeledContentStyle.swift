/// How content with a label looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = LabeledContentStyleConfiguration
}

extension View {
  /// Sets how content with a label looks.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
