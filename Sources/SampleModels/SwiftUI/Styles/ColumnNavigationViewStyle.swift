/// Columns side by side.
@available(*, deprecated, message: "use NavigationSplitView")
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

@available(*, deprecated, message: "use NavigationSplitView")
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
