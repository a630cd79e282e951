/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Rounds the corners by two radii.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Rounds the corners by a radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Draws the figure in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The figure, smaller by a distance on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The radii of the corners.
  public nonisolated var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners of two radii.
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners of a radius.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
