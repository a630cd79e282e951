import Foundation

/// Distances from the four sides of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat
  /// The distance from the left side.
  public var left: CGFloat
  /// The distance from the lower side.
  public var bottom: CGFloat
  /// The distance from the right side.
  public var right: CGFloat

  /// Makes insets of four distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance.
  public static let zero = UIEdgeInsets()
}
