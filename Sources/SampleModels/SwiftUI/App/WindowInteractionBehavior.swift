/// Whether something can be done with a window.
public struct WindowInteractionBehavior: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = WindowInteractionBehavior(name: "automatic")

  /// The value that is called enabled.
  public static let enabled = WindowInteractionBehavior(name: "enabled")

  /// The value that is called disabled.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}
