/// What a bar is for.
public struct ToolbarRole: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = ToolbarRole(name: "automatic")

  /// The value that is called navigation stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")

  /// The value that is called browser.
  public static let browser = ToolbarRole(name: "browser")

  /// The value that is called editor.
  public static let editor = ToolbarRole(name: "editor")
}
