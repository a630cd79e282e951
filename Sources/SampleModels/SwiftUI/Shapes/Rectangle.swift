/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// Draws the figure in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The figure, smaller by a distance on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
