/// The size and the place of a view.
public struct GeometryProxy: Sendable {
  /// The size.
  public let size: CGSize

  /// The part of the screen that is not safe.
  public let safeAreaInsets: EdgeInsets

  package init(size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }

  /// The rectangle in a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The rectangle in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The bounds of a space around.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }

  /// The value of an anchor in the coordinates of the view.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
