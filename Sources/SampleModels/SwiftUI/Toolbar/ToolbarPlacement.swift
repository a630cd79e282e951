/// A bar.
public struct ToolbarPlacement: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = ToolbarPlacement(name: "automatic")

  /// The value that is called navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")

  /// The value that is called tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")

  /// The value that is called bottom bar.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")

  /// The value that is called window toolbar.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

  /// The value that is called bottom ornament.
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}
