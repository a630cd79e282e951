/// How the edges of scrolled content look.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")

  /// The value that is called hard.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")

  /// The value that is called soft.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
