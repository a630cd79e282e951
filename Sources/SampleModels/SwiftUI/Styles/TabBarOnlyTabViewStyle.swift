/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
