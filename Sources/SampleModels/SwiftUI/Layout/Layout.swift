/// A type that places views.
public nonisolated protocol Layout: Sendable, Animatable {
  /// What is kept between the calls.
  associatedtype Cache = Void

  /// The views that are placed.
  typealias Subviews = LayoutSubviews

  /// What is known of the layout.
  nonisolated static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between the calls.
  nonisolated func makeCache(subviews: Subviews) -> Cache

  /// Brings up to date what is kept between the calls.
  nonisolated func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size that the views need.
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places the views.
  nonisolated func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Where a guide from side to side stands, if the layout sets it.
  nonisolated func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a guide from top to bottom stands, if the layout sets it.
  nonisolated func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The distance to other containers.
  nonisolated func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
  /// Nothing by default.
  public nonisolated static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache again by default.
  public nonisolated func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The usual distance by default.
  public nonisolated func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing()
  }

  /// Joins the guides of the views by default.
  public nonisolated func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return guide.combineExplicit(subviews.map { $0.view.placedGuide(.horizontal(guide)) })
  }

  /// Joins the guides of the views by default.
  public nonisolated func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return guide.combineExplicit(subviews.map { $0.view.placedGuide(.vertical(guide)) })
  }

  /// Places views.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept by default.
  public nonisolated func makeCache(subviews: Subviews) {}
}

/// What is known of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which views are stacked, if they are.
  public var stackOrientation: Axis?

  /// Makes properties of which nothing is known.
  public init() {}
}

/// Views together with the layout that places them.
package struct LayoutView<L: Layout, Content: View> {
  package let layout: L
  package let content: Content
}

extension LayoutView: View {
  package var body: Never { primitiveBody() }
}
