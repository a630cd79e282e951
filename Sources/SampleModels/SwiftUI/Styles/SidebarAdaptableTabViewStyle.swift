/// A bar of tabs that can become a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs that can become a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
