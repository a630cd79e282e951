/// A guide of either direction.
package enum AlignmentGuide: Hashable, Sendable {
  /// A guide from side to side.
  case horizontal(HorizontalAlignment)
  /// A guide from top to bottom.
  case vertical(VerticalAlignment)
}

extension Layout {
  /// Where the layout sets a guide of either axis.
  package func explicitAlignment(
    of guide: AlignmentGuide,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    switch guide {
    case .horizontal(let guide):
      return explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    case .vertical(let guide):
      return explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    }
  }
}
