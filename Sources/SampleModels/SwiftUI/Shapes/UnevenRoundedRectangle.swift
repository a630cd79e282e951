/// A rectangle whose corners are rounded by radii of their own.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Rounds the corners by radii of their own.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Rounds the corners by radii of their own.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
    self.style = style
  }

  /// Draws the figure in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    let corners = [
      (rect.minX, rect.minY, cornerRadii.topLeading, CGVector(dx: 0, dy: 1)),
      (rect.maxX, rect.minY, cornerRadii.topTrailing, CGVector(dx: -1, dy: 0)),
      (rect.maxX, rect.maxY, cornerRadii.bottomTrailing, CGVector(dx: 0, dy: -1)),
      (rect.minX, rect.maxY, cornerRadii.bottomLeading, CGVector(dx: 1, dy: 0)),
    ]
    return Path { path in
      for (index, (x, y, radius, before)) in corners.enumerated() {
        let radius = max(0, min(radius, most))
        let after = CGVector(dx: -before.dy, dy: before.dx)
        let start = CGPoint(x: x + before.dx * radius, y: y + before.dy * radius)
        let end = CGPoint(x: x + after.dx * radius, y: y + after.dy * radius)
        if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
        path.addQuadCurve(to: end, control: CGPoint(x: x, y: y))
      }
      path.closeSubpath()
    }
  }

  /// The figure, smaller by a distance on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded by radii of their own.
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle whose corners are rounded by radii of their own.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
