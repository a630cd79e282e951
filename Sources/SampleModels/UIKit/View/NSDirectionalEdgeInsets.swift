import Foundation

/// Distances from the four sides of a rectangle, by the direction of writing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat
  /// The distance from the side where lines begin.
  public var leading: CGFloat
  /// The distance from the lower side.
  public var bottom: CGFloat
  /// The distance from the side where lines end.
  public var trailing: CGFloat

  /// Makes insets of no distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance.
  public static let zero = NSDirectionalEdgeInsets()
}
