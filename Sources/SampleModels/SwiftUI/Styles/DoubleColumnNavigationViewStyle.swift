/// Two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// Two columns.
  public static var doubleColumn: DoubleColumnNavigationViewStyle {
    DoubleColumnNavigationViewStyle()
  }
}
