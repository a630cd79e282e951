/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// Draws the figure in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The figure, smaller by a distance on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
