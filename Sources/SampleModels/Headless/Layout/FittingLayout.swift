import SwiftUI

/// Which of several views a place shows, and how many of them were tried so far.
final class Fitting: @unchecked Sendable {
  /// The number of views that there are.
  var count = 0
  /// The number of views that are in the tree, the last of which is tried.
  var tried = 0
  /// The view that is shown.
  var chosen: Int?
  /// The view that fits.
  var wanted: Int?
  /// The number of views that must be in the tree to know.
  var triedByNow = 1
}

/// The layout of the first view that fits, the last one if none does.
struct FittingLayout: Layout {
  /// The axes along which a view must fit.
  let axes: Axis.Set
  /// What is known of the views.
  let kept: Fitting

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    subviews.isEmpty ? .zero : subviews[fitting(proposal, subviews)].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let index = fitting(proposal, subviews)
    let isLast = index == kept.count - 1
    let isKnown = isLast || fits(subviews[index], proposal)
    kept.wanted = isKnown ? index : nil
    kept.triedByNow = isKnown ? index + 1 : min(kept.count, subviews.count + 1)
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }

  private func fitting(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int {
    subviews.firstIndex { fits($0, proposal) } ?? subviews.count - 1
  }

  /// Whether the ideal size of a view is within a proposal.
  private func fits(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
    let ideal = subview.sizeThatFits(.unspecified)
    return Axis.allCases.allSatisfy { axis in
      !axes.includes(axis) || ideal[axis] <= proposal[axis] ?? .infinity
    }
  }
}
