/// What an action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// The value that is called default.
  public static let `default` = AccessibilityActionKind(name: "default")

  /// The value that is called escape.
  public static let escape = AccessibilityActionKind(name: "escape")

  /// The value that is called magic tap.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  /// The value that is called delete.
  public static let delete = AccessibilityActionKind(name: "delete")

  /// The value that is called show menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  /// An action with a name of its own.
  public init(named name: Text) {
    self.name = name.plainText
  }

  private init(name: String) {
    self.name = name
  }
}
