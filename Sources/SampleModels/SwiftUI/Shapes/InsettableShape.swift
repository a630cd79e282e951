/// A figure that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller figure.
  associatedtype InsetShape: InsettableShape

  /// The figure, smaller by a distance on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws the outline inside.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
  }

  /// Draws the outline inside.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws the outline inside in the foreground style.
  public nonisolated func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Draws the outline inside in the foreground style.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A figure that is smaller on all sides than another one.
public struct _InsetShape<Base: Shape>: InsettableShape {
  package var base: Base
  package let amount: CGFloat

  /// Draws the figure in the smaller rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The figure, smaller still.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  /// What changes of the figure over time.
  public nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
