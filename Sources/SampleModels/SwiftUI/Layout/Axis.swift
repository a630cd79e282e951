/// Horizontal or vertical.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other axis.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Several axes.
  public struct Set: OptionSet, Sendable {
    /// One bit an axis.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    /// Whether an axis is one of them.
    package func includes(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}
