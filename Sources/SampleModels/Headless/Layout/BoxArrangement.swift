import SwiftUI

/// How a box answers proposals and places what is inside.
protocol BoxArrangement: AnyObject {
  /// The size for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// Places what is inside.
  func place(in bounds: CGRect, proposal: ProposedViewSize)

  /// Where a guide stands that was set, from the top leading corner of a box of a size.
  func guide(_ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize) -> CGFloat?
}

/// A layout with the views that it places and what it keeps between the calls.
final class LayoutArrangement<L: Layout>: BoxArrangement {
  private let layout: L
  private let subviews: LayoutSubviews
  private var cache: L.Cache

  init(_ layout: L, _ subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
    cache = layout.makeCache(subviews: subviews)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func guide(_ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    layout.explicitAlignment(
      of: guide,
      in: CGRect(origin: .zero, size: size),
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }
}

extension Layout {
  /// The layout together with what it places.
  func arrange(_ boxes: [LayoutBox]) -> any BoxArrangement {
    LayoutArrangement(self, LayoutSubviews(boxes.map(LayoutSubview.init)))
  }
}
