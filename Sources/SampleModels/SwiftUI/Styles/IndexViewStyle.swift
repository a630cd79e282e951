/// How the dots below pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

extension View {
  /// Sets how the dots below pages look.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
