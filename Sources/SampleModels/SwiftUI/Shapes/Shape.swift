/// A figure that fits into any rectangle.
///
/// A shape is a view but, unlike other views, not bound to the main actor.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Draws the figure in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// Whether the shape fills its rectangle.
  nonisolated static var role: ShapeRole { get }

  /// The size that the shape wants.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// A figure of lines and areas by default.
  public nonisolated static var role: ShapeRole { .fill }

  /// The proposed size by default.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The figure, filled in the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// What a shape is made of.
public enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line between other things.
  case separator
}
