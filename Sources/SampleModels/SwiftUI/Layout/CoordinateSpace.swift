/// A space in which places are told.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The whole screen.
  case global
  /// The view itself.
  case local
  /// The space of a name.
  case named(AnyHashable)
}

/// The whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the value.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the value.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  private let name: AnyHashable

  package init(name: AnyHashable) {
    self.name = name
  }

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
