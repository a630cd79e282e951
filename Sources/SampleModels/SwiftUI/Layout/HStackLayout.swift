/// A stack from side to side, as a value.
public struct HStackLayout: Layout {
  /// How views are lined up.
  public var alignment: VerticalAlignment
  /// The distance of views.
  public var spacing: CGFloat?

  /// Makes a stack.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// That views are stacked, and along which axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The lengths of the views and their distances, and as far across as their guides need.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { frames(proposal, subviews).size }

  /// Places views one after another, their guides in line.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews.place(frames(proposal, subviews), from: bounds.origin)
  }

  private func frames(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews
  ) -> (size: CGSize, origins: [CGPoint], proposals: [ProposedViewSize]) {
    StackArrangement(axis: .horizontal, spacing: spacing)
      .frames(proposal, subviews) { $0[alignment] }
  }
}
