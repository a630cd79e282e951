/// How navigation views look and behave.
@MainActor @preconcurrency
@available(
  *,
  deprecated,
  message: "use NavigationSplitViewStyle, or NavigationStack instead of a stack style"
)
public protocol NavigationViewStyle {}

extension View {
  /// Sets how navigation views look and behave.
  @available(
    *,
    deprecated,
    message: "use NavigationStack, or NavigationSplitView with navigationSplitViewStyle(_:)"
  )
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
