public import Foundation

extension OperationQueue {
  /// A moment on the clock of an operation queue, which is that of the calendar.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment as a date.
    public var date: Date

    /// Makes a moment out of a date.
    public init(_ date: Date) {
      self.date = date
    }

    /// The span from this moment to another one.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(date.distance(to: other.date))
    }

    /// The moment after a span.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.advanced(by: n.magnitude))
    }
  }
}

extension OperationQueue.SchedulerTimeType {
  /// A span of time in seconds.
  public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
    SchedulerTimeIntervalConvertible
  {
    /// The length in seconds.
    public var magnitude: TimeInterval

    /// The length in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Makes a span of so many seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// Makes a span of so many seconds.
    public init(integerLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Makes a span of so many seconds.
    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Makes a span of so many seconds if the number can be represented.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    /// Orders spans by length.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

    /// The product of two spans.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

    /// The sum of two spans.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

    /// The difference of two spans.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

    /// Multiplies a span.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Lengthens a span.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Shortens a span.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// A span of seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

    /// A span of seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }

    /// A span of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }

    /// A span of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }

    /// A span of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
  }
}
