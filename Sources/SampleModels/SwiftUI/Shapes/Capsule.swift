/// A rectangle with half circles on two sides.
public struct Capsule: InsettableShape {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates the shape.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// Draws the figure in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// The figure, smaller by a distance on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle with half circles on two sides.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle with half circles on two sides, in a way of rounding.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
