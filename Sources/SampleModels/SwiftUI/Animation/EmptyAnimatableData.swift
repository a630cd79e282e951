/// The numbers of a type that does not change over time.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value.
  public init() {}

  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// The only value.
  public static func + (
    lhs: EmptyAnimatableData,
    rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  /// The only value.
  public static func - (
    lhs: EmptyAnimatableData,
    rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
