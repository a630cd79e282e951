/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The value that is called sidebar.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")

  /// The value that is called content.
  public static let content = NavigationSplitViewColumn(name: "content")

  /// The value that is called detail.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
