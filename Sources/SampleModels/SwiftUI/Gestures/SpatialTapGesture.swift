/// One or more taps in a place.
public struct SpatialTapGesture {
  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint

    package init(location: CGPoint) {
      self.location = location
    }
  }

  /// The number of taps.
  public var count: Int
  /// The space in which places are told.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of taps.
  public nonisolated init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a gesture of taps in a space of the older kind.
  @available(*, deprecated, message: "use a coordinate space of CoordinateSpaceProtocol")
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
