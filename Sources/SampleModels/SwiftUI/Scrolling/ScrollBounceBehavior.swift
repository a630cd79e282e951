/// Whether scrolling bounces.
public struct ScrollBounceBehavior: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = ScrollBounceBehavior(name: "automatic")

  /// The value that is called always.
  public static let always = ScrollBounceBehavior(name: "always")

  /// The value that is called based on size.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
