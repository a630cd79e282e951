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

/// A stack from top to bottom, as a value.
public struct VStackLayout: Layout {
  /// How views are lined up.
  public var alignment: HorizontalAlignment
  /// The distance of views.
  public var spacing: CGFloat?

  /// Makes a stack.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The greatest width and the sum of the heights.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height }
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

/// A layout that hides the type of the layout it holds.
public struct AnyLayout: Layout {
  package let base: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    base = layout
  }

  /// The proposed size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Places nothing: nothing is drawn here.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}
