import Foundation

/// A finger that moves.
public struct DragGesture {
  /// How a finger has moved.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The place now.
    public var location: CGPoint
    /// The place at the start.
    public var startLocation: CGPoint

    /// The distance from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How fast it moves.
    public var velocity: CGSize { .zero }
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// How far from the start it would come to rest.
    public var predictedEndTranslation: CGSize { translation }

    package init(time: Date, location: CGPoint, startLocation: CGPoint) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
    }
  }

  /// How far the finger must move.
  public var minimumDistance: CGFloat
  /// The space in which places are told.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a gesture in a space of the older kind.
  @available(*, deprecated, message: "use a coordinate space of CoordinateSpaceProtocol")
  @_disfavoredOverload
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
