/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {}

extension View {
  /// Sets how tables look.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
