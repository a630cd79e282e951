/// How far and how much a scroll view scrolls.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far it is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The margins of the content.
  public var contentInsets: EdgeInsets
  /// The size of what is seen.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The rectangle of what is seen.
  public var bounds: CGRect { visibleRect }
}

/// What is known when a scroll view does something else.
public struct ScrollPhaseChangeContext: Sendable {
  /// How far it is scrolled.
  public let geometry: ScrollGeometry
  /// How fast it scrolls.
  public let velocity: CGVector?

  package init(geometry: ScrollGeometry) {
    self.geometry = geometry
    velocity = nil
  }
}
