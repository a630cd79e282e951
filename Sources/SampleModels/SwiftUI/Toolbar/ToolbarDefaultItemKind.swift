/// An item that a bar has by itself.
public struct ToolbarDefaultItemKind: Sendable {
  private let name: String

  /// The value that is called sidebar toggle.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")

  /// The value that is called title.
  public static let title = ToolbarDefaultItemKind(name: "title")

  /// The value that is called search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
