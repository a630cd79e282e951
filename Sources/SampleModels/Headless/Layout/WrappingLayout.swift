import SwiftUI

/// The layout of a modifier: one view, with another proposal, size or place.
struct WrappingLayout: Layout {
  /// What is proposed to the view.
  var proposing: @Sendable (ProposedViewSize, LayoutSubview) -> ProposedViewSize = { proposal, _ in
    proposal
  }

  /// The size around a view of a size.
  var sizing: @Sendable (CGSize, ProposedViewSize) -> CGSize = { inside, _ in inside }

  /// Where the view begins in a rectangle.
  var placing: @Sendable (CGRect, ViewDimensions) -> CGPoint = { bounds, _ in bounds.origin }

  /// Where a guide stands that the modifier sets for a view.
  var guiding: @Sendable (AlignmentGuide, ViewDimensions) -> CGFloat? = { _, _ in nil }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { sizing(inside(proposal, subviews).size, proposal) }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let origin = placing(bounds, inside(proposal, subviews))
    subviews[0].place(at: origin, proposal: proposing(proposal, subviews[0]))
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let inside = inside(proposal, subviews)
    let origin = placing(bounds, inside)
    return (guiding(.horizontal(guide), inside) ?? inside[explicit: guide]).map { $0 + origin.x }
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let inside = inside(proposal, subviews)
    let origin = placing(bounds, inside)
    return (guiding(.vertical(guide), inside) ?? inside[explicit: guide]).map { $0 + origin.y }
  }

  private func inside(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ViewDimensions {
    subviews[0].dimensions(in: proposing(proposal, subviews[0]))
  }
}

extension WrappingLayout {
  /// Distances around the view.
  static func padding(_ insets: EdgeInsets) -> WrappingLayout {
    let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    return WrappingLayout { proposal, _ in
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - width) },
        height: proposal.height.map { max(0, $0 - height) }
      )
    } sizing: { inside, _ in
      CGSize(width: max(0, inside.width + width), height: max(0, inside.height + height))
    } placing: { bounds, _ in
      CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    }
  }

  /// A size along each axis, or that of the view.
  static func frame(
    width: CGFloat?,
    height: CGFloat?,
    alignment: Alignment
  ) -> WrappingLayout {
    WrappingLayout { proposal, _ in
      ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    } sizing: { inside, _ in
      CGSize(width: width ?? inside.width, height: height ?? inside.height)
    } placing: {
      origin(in: $0, $1, alignment)
    }
  }

  /// The ideal size along axes, whatever is proposed.
  static func fixedSize(horizontal: Bool, vertical: Bool) -> WrappingLayout {
    WrappingLayout { proposal, _ in
      ProposedViewSize(
        width: horizontal ? nil : proposal.width,
        height: vertical ? nil : proposal.height
      )
    }
  }

  /// Another place, with the size and the guides where they were.
  static func offset(_ offset: CGSize) -> WrappingLayout {
    WrappingLayout(placing: { bounds, _ in
      CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height)
    })
  }

  /// All that is proposed, with the middle of the view in a place.
  static func position(_ position: CGPoint) -> WrappingLayout {
    WrappingLayout(
      sizing: { inside, proposal in proposal.replacingUnspecifiedDimensions(by: inside) },
      placing: { bounds, inside in
        CGPoint(
          x: bounds.minX + position.x - inside.width / 2,
          y: bounds.minY + position.y - inside.height / 2
        )
      }
    )
  }

  /// A guide in a place that is computed from the view.
  static func guide(
    _ guide: AlignmentGuide,
    _ compute: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> WrappingLayout {
    WrappingLayout(guiding: { $0 == guide ? compute($1) : nil })
  }

  /// Where a view begins that is lined up in a rectangle.
  static func origin(
    in bounds: CGRect,
    _ inside: ViewDimensions,
    _ alignment: Alignment
  ) -> CGPoint {
    let around = ViewDimensions(size: bounds.size)[alignment]
    let guide = inside[alignment]
    return CGPoint(x: bounds.minX + around.x - guide.x, y: bounds.minY + around.y - guide.y)
  }
}
