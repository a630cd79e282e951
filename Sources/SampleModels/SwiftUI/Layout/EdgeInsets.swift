/// Distances from the four sides of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat
  /// The distance from the side where text begins.
  public var leading: CGFloat
  /// The distance from the lower side.
  public var bottom: CGFloat
  /// The distance from the side where text ends.
  public var trailing: CGFloat

  /// Makes insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets without any distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
