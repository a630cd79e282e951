/// Where a tab is.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = TabPlacement(name: "automatic")

  /// The value that is called pinned.
  public static let pinned = TabPlacement(name: "pinned")

  /// The value that is called sidebar only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
