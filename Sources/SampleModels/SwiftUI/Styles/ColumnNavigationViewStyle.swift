/// Columns side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
