import Foundation

/// A figure without context, of which only the bounds are known here.
public final class CGPath: Hashable, Sendable {
  /// The smallest rectangle around the figure.
  public let boundingBox: CGRect

  package init(boundingBox: CGRect) {
    self.boundingBox = boundingBox
  }

  /// Whether two figures have the same bounds.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.boundingBox == rhs.boundingBox }

  /// Feeds the width of the bounds to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Double(boundingBox.width))
  }
}
