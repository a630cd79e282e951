extension Shape {
  /// Fills the figure.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the figure in the foreground style.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws the outline.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
  }

  /// Draws the outline.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a figure.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The outline as a figure.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A part of the outline, from 0 to 1.
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    ChangedShape(base: self, change: "trim(from: \(startFraction), to: \(endFraction))")
  }

  /// The figure, moved.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    ChangedShape(base: self, change: "offset(\(offset))")
  }

  /// The figure, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ChangedShape(base: self, change: "offset(x: \(x), y: \(y))")
  }

  /// The figure, turned.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self, change: "rotation(\(angle))")
  }

  /// The figure, scaled.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self, change: "scale(\(scale))")
  }

  /// The figure, scaled.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    ChangedShape(base: self, change: "scale(x: \(x), y: \(y))")
  }

  /// The figure in other coordinates.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(base: self, change: "transform(\(transform))")
  }

  /// The figure in a fixed size.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    ChangedShape(base: self, change: "size(\(size))")
  }

  /// The figure in a fixed size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    ChangedShape(base: self, change: "size(width: \(width), height: \(height))")
  }

  /// What two figures cover together.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self, change: "union(\(other))")
  }

  /// What two figures both cover.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self, change: "intersection(\(other))")
  }

  /// What this figure covers and another does not.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self, change: "subtracting(\(other))")
  }
}

/// The outline of a figure.
public struct _StrokedShape<S: Shape>: Shape {
  /// The figure.
  public var shape: S
  /// The line.
  public var style: StrokeStyle

  /// The size that the figure wants.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// Draws the outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  /// A line.
  public nonisolated static var role: ShapeRole { .stroke }

  /// What changes of the figure over time.
  public nonisolated var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A figure with one change, kept by its name.
package struct ChangedShape<Base: Shape>: Shape {
  package var base: Base
  package let change: String

  package nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  package nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  package nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
