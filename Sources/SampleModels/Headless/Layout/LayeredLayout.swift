import SwiftUI

/// The layout of a view with another one behind or in front: the first view decides on the size.
struct LayeredLayout: Layout {
  /// How the other view is lined up.
  let alignment: Alignment

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { subviews[0].sizeThatFits(proposal) }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
    let own = subviews[0].dimensions(in: proposal)
    let layerProposal = ProposedViewSize(own.size)
    for layer in subviews.dropFirst() {
      let dimensions = layer.dimensions(in: layerProposal)
      let (around, guide) = (own[alignment], dimensions[alignment])
      layer.place(
        at: CGPoint(x: bounds.minX + around.x - guide.x, y: bounds.minY + around.y - guide.y),
        proposal: layerProposal
      )
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    subviews[0].dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minX }
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    subviews[0].dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minY }
  }
}
