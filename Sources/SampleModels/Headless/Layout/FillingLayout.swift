import SwiftUI

/// The layout of a view that takes all it is offered along axes, whatever is inside.
struct FillingLayout: Layout {
  /// The axes along which it takes all.
  let axes: Axis.Set
  /// The axes along which what is inside has its ideal size.
  var scrolling: Axis.Set = []
  /// How far what is inside is scrolled.
  var offset = CGPoint.zero
  /// Where what is inside begins.
  var alignment = Alignment.center

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let inside = subviews.first?.sizeThatFits(self.inside(proposal)) ?? .zero
    return CGSize(
      width: axes.includes(.horizontal) ? proposal.width ?? inside.width : inside.width,
      height: axes.includes(.vertical) ? proposal.height ?? inside.height : inside.height
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for subview in subviews {
      let proposal = inside(ProposedViewSize(bounds.size))
      let dimensions = subview.dimensions(in: proposal)
      var origin = WrappingLayout.origin(in: bounds, dimensions, alignment)
      if scrolling.includes(.horizontal) { origin.x = bounds.minX - offset.x }
      if scrolling.includes(.vertical) { origin.y = bounds.minY - offset.y }
      subview.place(at: origin, proposal: proposal)
    }
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: scrolling.includes(.horizontal) ? nil : proposal.width,
      height: scrolling.includes(.vertical) ? nil : proposal.height
    )
  }
}
