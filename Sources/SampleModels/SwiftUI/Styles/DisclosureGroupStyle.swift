/// How content that can be hidden looks.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

extension View {
  /// Sets how content that can be hidden looks.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
