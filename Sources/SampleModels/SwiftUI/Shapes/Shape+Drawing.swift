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
    ChangedShape(base: self) { $0.path(in: $1).trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The figure, moved.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    ChangedShape(base: self) {
      $0.path(in: $1).offsetBy(dx: offset.width, dy: offset.height)
    }
  }

  /// The figure, moved.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// The figure, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGSize(width: x, height: y))
  }

  /// The figure, turned.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self) {
      let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
      return $0.path(in: $1).applying(turn.around(anchor, in: $1))
    }
  }

  /// The figure, scaled.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The figure, scaled.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    ChangedShape(base: self) {
      $0.path(in: $1).applying(CGAffineTransform(scaleX: x, y: y).around(anchor, in: $1))
    }
  }

  /// The figure in other coordinates.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(base: self) { $0.path(in: $1).applying(transform) }
  }

  /// The figure in a fixed size.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    ChangedShape(base: self) { $0.path(in: CGRect(origin: $1.origin, size: size)) }
  }

  /// The figure in a fixed size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// What two figures cover together.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { $0.path(in: $1).union(other.path(in: $1), eoFill: eoFill) }
  }

  /// What two figures both cover.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { $0.path(in: $1).intersection(other.path(in: $1), eoFill: eoFill) }
  }

  /// What this figure covers and another does not.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { $0.path(in: $1).subtracting(other.path(in: $1), eoFill: eoFill) }
  }

  /// What exactly one of two figures covers.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    ChangedShape(base: self) {
      $0.path(in: $1).symmetricDifference(other.path(in: $1), eoFill: eoFill)
    }
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

/// A figure with one change.
package struct ChangedShape<Base: Shape>: Shape {
  package var base: Base
  /// Draws the changed figure in a rectangle.
  package let change: @Sendable (Base, CGRect) -> Path

  package nonisolated init(base: Base, change: @escaping @Sendable (Base, CGRect) -> Path) {
    (self.base, self.change) = (base, change)
  }

  package nonisolated func path(in rect: CGRect) -> Path { change(base, rect) }

  package nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  package nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension CGAffineTransform {
  /// The transform with a point of a rectangle staying where it is.
  fileprivate func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
