/// The radii of the four corners of a rectangle.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top, where text begins.
  public var topLeading: CGFloat
  /// The radius at the bottom, where text begins.
  public var bottomLeading: CGFloat
  /// The radius at the bottom, where text ends.
  public var bottomTrailing: CGFloat
  /// The radius at the top, where text ends.
  public var topTrailing: CGFloat

  /// Makes radii for the four corners.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
