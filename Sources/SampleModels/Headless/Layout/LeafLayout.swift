import SwiftUI

/// The layout of a view without others in it.
struct LeafLayout: Layout {
  /// The size for a proposal.
  let size: @Sendable (ProposedViewSize) -> CGSize

  /// The base lines of the first and the last line of text in a view of a size, if it has any.
  var baselines: @Sendable (CGSize) -> (first: CGFloat, last: CGFloat)? = { _ in nil }

  /// A view that takes all it is offered, and little if it may choose.
  static let filling = LeafLayout { $0.replacingUnspecifiedDimensions() }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { size(proposal) }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    switch guide {
    case .firstTextBaseline: baselines(bounds.size).map { bounds.minY + $0.first }
    case .lastTextBaseline: baselines(bounds.size).map { bounds.minY + $0.last }
    default: nil
    }
  }
}
