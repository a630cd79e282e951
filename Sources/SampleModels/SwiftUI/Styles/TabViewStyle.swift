/// How tabs look and behave.
@MainActor @preconcurrency
public protocol TabViewStyle {}

extension View {
  /// Sets how tabs look and behave.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
