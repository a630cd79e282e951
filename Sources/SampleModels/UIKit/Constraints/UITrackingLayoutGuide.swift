/// A rectangle whose relations depend on the edges that it is near.
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// Sets the relations that hold while the rectangle is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    near[edge.rawValue] = trackingConstraints
  }

  /// Sets the relations that hold while the rectangle is away from an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    away[edge.rawValue] = trackingConstraints
  }

  /// The relations that hold while the rectangle is near an edge.
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near[edge.rawValue] ?? [] }

  /// The relations that hold while the rectangle is away from an edge.
  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away[edge.rawValue] ?? [] }

  /// Forgets all relations that depend on edges.
  open func removeAllTrackedConstraints() {
    near = [:]
    away = [:]
  }
}
