/// How navigation views look and behave.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

extension View {
  /// Sets how navigation views look and behave.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
