/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = MenuOrder(name: "automatic")

  /// The value that is called priority.
  public static let priority = MenuOrder(name: "priority")

  /// The value that is called fixed.
  public static let fixed = MenuOrder(name: "fixed")
}
