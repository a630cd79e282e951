/// One screen at a time.
@available(*, deprecated, message: "use NavigationStack")
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

@available(*, deprecated, message: "use NavigationStack")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
