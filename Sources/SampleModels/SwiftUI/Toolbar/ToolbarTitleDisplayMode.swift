/// How a title is shown in a bar.
public struct ToolbarTitleDisplayMode: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")

  /// The value that is called inline.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")

  /// The value that is called inline large.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")

  /// The value that is called large.
  public static let large = ToolbarTitleDisplayMode(name: "large")
}
