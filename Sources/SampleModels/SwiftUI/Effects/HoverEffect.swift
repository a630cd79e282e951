/// How a view plays with the pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = HoverEffect(name: "automatic")

  /// The value that is called highlight.
  public static let highlight = HoverEffect(name: "highlight")

  /// The value that is called lift.
  public static let lift = HoverEffect(name: "lift")
}
