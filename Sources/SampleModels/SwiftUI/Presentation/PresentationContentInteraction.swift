/// Whether a sheet scrolls or grows first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = PresentationContentInteraction(name: "automatic")

  /// The value that is called resizes.
  public static let resizes = PresentationContentInteraction(name: "resizes")

  /// The value that is called scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
