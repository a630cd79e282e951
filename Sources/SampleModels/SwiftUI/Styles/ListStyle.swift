/// How lists look and behave.
@MainActor @preconcurrency
public protocol ListStyle {}

extension View {
  /// Sets how lists look and behave.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
