/// Two columns.
@available(*, deprecated, message: "use NavigationSplitView")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

@available(*, deprecated, message: "use NavigationSplitView")
extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// Two columns.
  public static var doubleColumn: DoubleColumnNavigationViewStyle {
    DoubleColumnNavigationViewStyle()
  }
}
