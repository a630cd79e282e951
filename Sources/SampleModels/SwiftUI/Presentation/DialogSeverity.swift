/// How grave a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = DialogSeverity(name: "automatic")

  /// The value that is called critical.
  public static let critical = DialogSeverity(name: "critical")

  /// The value that is called standard.
  public static let standard = DialogSeverity(name: "standard")
}
