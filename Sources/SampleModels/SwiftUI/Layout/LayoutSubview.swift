/// A view that a layout places.
public struct LayoutSubview: Equatable {
  /// Whether two are the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.view === rhs.view }

  /// The view itself, as who lays it out knows it.
  package let view: any LaidOutView

  package init(_ view: any LaidOutView) {
    self.view = view
  }

  /// How early the view gets room.
  public var priority: Double { self[LayoutPriorityKey.self] }

  /// The distances that the view wants.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// A value that the view has for the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { view.layoutValue(key) }

  /// The size that the view wants of a proposed one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.size(for: proposal) }

  /// The size and guides of the view.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    view.dimensions(for: proposal)
  }

  /// Puts the view in a place.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    view.place(at: position, anchor: anchor, proposal: proposal)
  }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}

/// How early a view gets room.
package enum LayoutPriorityKey: LayoutValueKey {
  package static var defaultValue: Double { 0 }
}

/// The distances that a view wants from others.
public struct ViewSpacing: Sendable {
  /// The distance that stacks keep between views unless they are told another one.
  package static let usual: CGFloat = 8

  /// Makes the usual distances.
  public init() {}

  /// The distance to another view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { Self.usual }

  /// Joins the distances of another view.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// The distances joined with another view's.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
