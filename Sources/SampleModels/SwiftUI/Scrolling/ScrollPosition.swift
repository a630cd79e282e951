/// The place that a scroll view is scrolled to.
public struct ScrollPosition: Equatable, Sendable {
  /// Where it is.
  package enum Place: Equatable, @unchecked Sendable {
    /// Nowhere in particular.
    case none
    /// At a view.
    case id(AnyHashable)
    /// At an edge.
    case edge(Edge)
    /// At a point.
    case point(CGPoint)
  }

  package var place = Place.none {
    didSet { isPositionedByUser = false }
  }

  /// The point of the view that is meant.
  package var anchor: UnitPoint?

  /// Whether the user has scrolled there.
  public private(set) var isPositionedByUser = false

  /// The place that the user has scrolled to: a view, if it is known which.
  package mutating func follow(to id: AnyHashable?, at point: CGPoint) {
    place = id.map(Place.id) ?? .point(point)
    isPositionedByUser = true
  }

  /// Makes a place where views of a type are told apart.
  public init(idType: (some Hashable & Sendable).Type) {}

  /// Makes a place nowhere in particular.
  public init() {}

  /// Makes a place at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id))
    self.anchor = anchor
  }

  /// Makes a place at an edge.
  public init(edge: Edge) {
    place = .edge(edge)
  }

  /// Makes a place at a point.
  public init(point: CGPoint) {
    place = .point(point)
  }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id))
    self.anchor = anchor
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { place = .point(point) }

  /// Scrolls to a height.
  public mutating func scrollTo(y: CGFloat) { place = .point(CGPoint(x: 0, y: y)) }

  /// Scrolls to a width.
  public mutating func scrollTo(x: CGFloat) { place = .point(CGPoint(x: x, y: 0)) }

  /// Scrolls to a point.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(CGPoint(x: x, y: y)) }

  /// The edge, if it is at one.
  public var edge: Edge? {
    guard case .edge(let edge) = place else { return nil }
    return edge
  }

  /// The point, if it is at one.
  public var point: CGPoint? {
    guard case .point(let point) = place else { return nil }
    return point
  }

  /// The identity of the view, if it is at one.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    guard case .id(let id) = place else { return nil }
    return id.base as? T
  }
}
