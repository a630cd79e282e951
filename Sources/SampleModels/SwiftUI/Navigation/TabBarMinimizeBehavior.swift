/// When a bar of tabs shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")

  /// The value that is called on scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")

  /// The value that is called on scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")

  /// The value that is called never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
