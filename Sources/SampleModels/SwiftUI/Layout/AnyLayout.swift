/// A layout that hides the type of the layout it holds.
public struct AnyLayout: Layout {
  package let base: any Layout

  /// What the held layout keeps between the calls.
  public struct Cache {
    fileprivate var value: Any
  }

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// Makes what the held layout keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: base.makeCache(subviews: subviews))
  }

  /// Brings up to date what the held layout keeps.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.update(&cache.value, subviews)
  }

  /// The size that the held layout needs.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    base.size(proposal, subviews, &cache.value)
  }

  /// Places the views as the held layout does.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    base.place(bounds, proposal, subviews, &cache.value)
  }

  /// Where the held layout sets a guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.guide(.horizontal(guide), bounds, proposal, subviews, &cache.value)
  }

  /// Where the held layout sets a guide.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.guide(.vertical(guide), bounds, proposal, subviews, &cache.value)
  }
}

// What is kept between the calls has the layout's own type, which only the layout knows.

extension Layout {
  fileprivate func update(_ kept: inout Any, _ subviews: Subviews) {
    withCache(&kept, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ kept: inout Any
  ) -> CGSize {
    withCache(&kept, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ kept: inout Any
  ) {
    withCache(&kept, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: AlignmentGuide,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ kept: inout Any
  ) -> CGFloat? {
    withCache(&kept, subviews) {
      explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  private func withCache<Result>(
    _ kept: inout Any,
    _ subviews: Subviews,
    _ action: (inout Cache) -> Result
  ) -> Result {
    var cache = kept as? Cache ?? makeCache(subviews: subviews)
    defer { kept = cache }
    return action(&cache)
  }
}
