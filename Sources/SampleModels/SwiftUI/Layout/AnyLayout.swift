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
