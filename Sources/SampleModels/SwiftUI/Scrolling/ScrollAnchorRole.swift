/// When an anchor counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// The value that is called initial offset.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")

  /// The value that is called size changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")

  /// The value that is called alignment.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
