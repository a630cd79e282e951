/// How scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")

  /// The value that is called immediately.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")

  /// The value that is called interactively.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")

  /// The value that is called never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
