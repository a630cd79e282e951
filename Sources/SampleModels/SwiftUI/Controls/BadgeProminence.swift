/// How much a badge is prominent.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// The value that is called decreased.
  public static let decreased = BadgeProminence(name: "decreased")

  /// The value that is called standard.
  public static let standard = BadgeProminence(name: "standard")

  /// The value that is called increased.
  public static let increased = BadgeProminence(name: "increased")
}
