/// How columns share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = NavigationSplitViewStyleConfiguration
}

extension View {
  /// Sets how columns share the room.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(StyleModifier(style: style))
  }
}
