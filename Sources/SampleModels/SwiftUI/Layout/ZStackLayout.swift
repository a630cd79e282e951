/// Layers, as a value.
public struct ZStackLayout: Layout {
  /// How views are lined up.
  public var alignment: Alignment

  /// Makes layers.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The greatest width and the greatest height.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Places nothing: nothing is drawn here.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}
