/// A view that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  /// Whether two views are the same.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.size == rhs.size
  }

  /// The size that the view wants, whatever is proposed.
  package let size: CGSize

  package init(size: CGSize) {
    self.size = size
  }

  /// How early the view gets room.
  public var priority: Double { 0 }

  /// The distances that the view wants.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// A value that the view has for the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  /// The size that the view wants of a proposed one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  /// The size and guides of the view.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: size.width, height: size.height)
  }

  /// Puts the view in a place.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
}

/// The distances that a view wants from others.
public struct ViewSpacing: Sendable {
  /// Makes the usual distances.
  public init() {}

  /// The distance to another view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }

  /// Joins the distances of another view.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// The distances joined with another view's.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
