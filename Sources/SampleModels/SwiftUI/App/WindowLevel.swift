/// Whether windows lie above others.
public struct WindowLevel: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = WindowLevel(name: "automatic")

  /// The value that is called normal.
  public static let normal = WindowLevel(name: "normal")

  /// The value that is called floating.
  public static let floating = WindowLevel(name: "floating")

  /// The value that is called desktop.
  public static let desktop = WindowLevel(name: "desktop")
}
