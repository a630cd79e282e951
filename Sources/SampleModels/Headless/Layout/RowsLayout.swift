import SwiftUI

/// The layout of a list's rows: as wide as the list, one below the other, each of a least height.
struct RowsLayout: Layout {
  /// The least height of a row, as on a phone.
  static let leastHeight: CGFloat = 44

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(row(proposal)) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + max(Self.leastHeight, $1.height) }
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    var y = bounds.minY
    for subview in subviews {
      let height = max(Self.leastHeight, subview.sizeThatFits(row(proposal)).height)
      let middle = CGPoint(x: bounds.minX, y: y + height / 2)
      subview.place(at: middle, anchor: .leading, proposal: row(proposal))
      y += height
    }
  }

  private func row(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.proposing(nil, along: .vertical)
  }
}
