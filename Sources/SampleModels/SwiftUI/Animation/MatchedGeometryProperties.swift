/// What views that are seen in turn share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The option that is called position.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)

  /// The option that is called size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)

  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
