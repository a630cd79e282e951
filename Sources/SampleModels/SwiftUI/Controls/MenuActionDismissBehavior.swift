/// Whether an item closes its menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")

  /// The value that is called enabled.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")

  /// The value that is called disabled.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
