/// The size and the place of a view.
public struct GeometryProxy: Sendable {
  /// Where the view is on the screen, and the spaces around it.
  package let geometry: Geometry

  package init(_ geometry: Geometry) {
    self.geometry = geometry
  }

  /// The size.
  public var size: CGSize { geometry.frame.size }

  /// The part of the screen that is not safe.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle in a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let origin = geometry.bounds(of: coordinateSpace)?.origin ?? .zero
    return geometry.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The rectangle in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a space around, in the coordinates of the view; nothing if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    geometry.bounds(of: coordinateSpace.coordinateSpace)?
      .offsetBy(dx: -geometry.frame.minX, dy: -geometry.frame.minY)
  }

  /// The value of an anchor in the coordinates of the view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.source.resolve(anchor.frame.offsetBy(dx: -geometry.frame.minX, dy: -geometry.frame.minY))
  }
}

/// Where a view is on the screen, and the spaces around it.
package struct Geometry: Equatable, Sendable {
  /// The rectangle of the view on the screen.
  package var frame: CGRect
  /// The rectangles on the screen of the spaces around that have names, the inner ones first.
  package var spaces: [Space]

  /// A space with a name.
  package struct Space: Equatable, Sendable {
    package let space: CoordinateSpace
    package let frame: CGRect

    package init(space: CoordinateSpace, frame: CGRect) {
      self.space = space
      self.frame = frame
    }
  }

  package init(frame: CGRect, spaces: [Space] = []) {
    self.frame = frame
    self.spaces = spaces
  }

  /// The rectangle of a space on the screen; nothing if no view around has its name.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    switch space {
    case .global: .zero
    case .local: frame
    case .named: spaces.first { $0.space == space }?.frame
    }
  }
}
