/// Whether a held button repeats.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")

  /// The value that is called enabled.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")

  /// The value that is called disabled.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
