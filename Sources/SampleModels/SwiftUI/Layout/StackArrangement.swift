/// How a stack divides its room among its views.
///
/// The least flexible view of the highest priority chooses first, of an equal share of what is left;
/// the least lengths of the views with lower priorities are kept for them.
struct StackArrangement {
  /// The axis along which views are stacked.
  let axis: Axis
  /// The distance of views, or `nil` for the usual one.
  let spacing: CGFloat?

  /// What is proposed to each view.
  func proposals(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> [ProposedViewSize] {
    var proposals = [ProposedViewSize](repeating: proposal, count: subviews.count)
    guard let length = proposal[axis], length.isFinite else { return proposals }
    var room = length - gaps(subviews).reduce(0, +)
    let groups = Dictionary(grouping: subviews.indices) { subviews[$0].priority }
    let sorted = groups.sorted { $0.key > $1.key }.map(\.value)
    for (place, group) in sorted.enumerated() {
      let kept = sorted[(place + 1)...].joined()
        .reduce(0) { $0 + least(subviews[$1], proposal) }
      var left = room - kept
      for (count, index) in byFlexibility(group, subviews, proposal).enumerated() {
        let share = max(0, left) / CGFloat(group.count - count)
        proposals[index] = proposal.proposing(share, along: axis)
        let taken = subviews[index].sizeThatFits(proposals[index])[axis]
        left -= taken
        room -= taken
      }
    }
    return proposals
  }

  /// The distances between neighbours.
  func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { first, second in
      spacing ?? first.spacing.distance(to: second.spacing, along: axis)
    }
  }

  /// The size of the stack, and where each view begins along the axis and is lined up across it.
  func frames(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    guide: (ViewDimensions) -> CGFloat
  ) -> (size: CGSize, origins: [CGPoint], proposals: [ProposedViewSize]) {
    let proposals = proposals(proposal, subviews)
    let all = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    let guides = all.map(guide)
    let before = guides.max() ?? 0
    let after = zip(all, guides).map { $0.size[axis.other] - $1 }.max() ?? 0
    var position: CGFloat = 0
    var origins: [CGPoint] = []
    let gaps = gaps(subviews) + [0]
    for (index, dimensions) in all.enumerated() {
      let across = before - guides[index]
      origins.append(
        axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      )
      position += dimensions.size[axis] + gaps[index]
    }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = before + after
    return (size, origins, proposals)
  }

  private func least(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> CGFloat {
    subview.sizeThatFits(proposal.proposing(0, along: axis))[axis]
  }

  private func byFlexibility(
    _ group: [Int],
    _ subviews: LayoutSubviews,
    _ proposal: ProposedViewSize
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let flexible = group.map { index in
      let most = subviews[index].sizeThatFits(proposal.proposing(.infinity, along: axis))[axis]
      return (index, most - least(subviews[index], proposal))
    }
    return flexible.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }
}

extension ViewDimensions {
  /// The width and the height.
  package var size: CGSize { CGSize(width: width, height: height) }
}

extension LayoutSubviews {
  /// Puts the views where a stack that begins in a place has them.
  func place(
    _ frames: (size: CGSize, origins: [CGPoint], proposals: [ProposedViewSize]),
    from start: CGPoint
  ) {
    for (index, subview) in enumerated() {
      let origin = frames.origins[index]
      subview.place(
        at: CGPoint(x: start.x + origin.x, y: start.y + origin.y),
        proposal: frames.proposals[index]
      )
    }
  }
}
