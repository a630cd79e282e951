/// A grid of points of colour; only its size is known here.
public final class CGImage: Hashable, Sendable {
  /// The number of points in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether two images are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
