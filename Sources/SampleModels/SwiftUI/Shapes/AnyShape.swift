/// A shape that hides the type of the shape it holds.
public struct AnyShape: Shape {
  package let base: any Shape

  /// Wraps a shape.
  public nonisolated init<S: Shape>(_ shape: S) {
    base = shape
  }

  /// Draws the figure in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
