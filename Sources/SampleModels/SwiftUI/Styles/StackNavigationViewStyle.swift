/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
