/// A view of a figure, to which more fills and strokes can be added.
public protocol ShapeView<Content>: View {
  /// The type of the figure.
  associatedtype Content: Shape

  /// The figure.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// Fills the figure once more, on top.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> some View {
    display(content, style)
  }

  /// Draws the outline on top.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    display(content, style, antialiased)
  }

  /// Draws the outline on top.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    display(content, lineWidth, antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the outline inside, on top.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    display(content, style, antialiased)
  }

  /// Draws the outline inside, on top.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    display(content, lineWidth, antialiased)
  }
}
