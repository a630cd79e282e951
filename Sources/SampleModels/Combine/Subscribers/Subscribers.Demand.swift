extension Subscribers {
  /// How many more values a subscriber wants: a number or without limit.
  ///
  /// Modelled on <https://developer.apple.com/documentation/combine/subscribers/demand>. Sums that
  /// overflow are unlimited, differences below zero are zero.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable,
    CustomStringConvertible
  {
    @usableFromInline
    let rawValue: UInt

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1)
    }

    /// As many values as there are.
    public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)

    /// No values for now, the same as `max(0)`.
    public static let none = Demand(rawValue: 0)

    /// At most `value` values; a negative number is a programming error.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values wanted, or `nil` without limit.
    @inlinable
    public var max: Int? {
      isUnlimited ? nil : Int(rawValue)
    }

    /// Whether there is no limit.
    @inlinable
    var isUnlimited: Bool {
      rawValue > UInt(Int.max)
    }

    /// `unlimited` or `max(n)`.
    public var description: String {
      isUnlimited ? "unlimited" : "max(\(rawValue))"
    }

    /// Reads a number that is not negative; one too large is unlimited.
    public init(from decoder: any Decoder) throws {
      self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
    }

    /// Writes the demand as one number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }

    /// Stops the program if nothing is asked for, as Apple's publishers do.
    @inline(__always)
    func assertNonZero() {
      precondition(rawValue != 0, "API Violation: demand must not be zero")
    }
  }
}
