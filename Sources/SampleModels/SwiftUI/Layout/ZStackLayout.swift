/// Layers, as a value.
public struct ZStackLayout: Layout {
  /// How views are lined up.
  public var alignment: Alignment

  /// Makes layers.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// As much as all views need once their guides meet.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { bounds(proposal, subviews).size }

  /// Places views so that their guides meet.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let own = self.bounds(proposal, subviews)
    for subview in subviews {
      let guide = subview.dimensions(in: proposal)[alignment]
      let origin = CGPoint(
        x: bounds.minX - own.minX - guide.x,
        y: bounds.minY - own.minY - guide.y
      )
      subview.place(at: origin, proposal: proposal)
    }
  }

  /// The rectangle around all views, seen from the point where their guides meet.
  private func bounds(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    let rectangles = subviews.map { subview in
      let dimensions = subview.dimensions(in: proposal)
      let guide = dimensions[alignment]
      return CGRect(origin: CGPoint(x: -guide.x, y: -guide.y), size: dimensions.size)
    }
    return rectangles.dropFirst().reduce(rectangles.first ?? .zero) { $0.union($1) }
  }
}
