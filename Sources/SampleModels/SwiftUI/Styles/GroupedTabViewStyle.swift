/// Tabs in groups.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in groups.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
