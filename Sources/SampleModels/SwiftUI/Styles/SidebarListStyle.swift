/// Rows of a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
