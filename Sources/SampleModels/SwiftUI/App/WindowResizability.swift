/// What decides over the size of windows.
public struct WindowResizability: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = WindowResizability(name: "automatic")

  /// The value that is called content size.
  public static let contentSize = WindowResizability(name: "contentSize")

  /// The value that is called content min size.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
