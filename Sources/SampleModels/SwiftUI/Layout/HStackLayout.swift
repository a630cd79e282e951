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

  /// The sum of the widths and the greatest height.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 0
    )
  }

  /// Places nothing: nothing is drawn here.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}
