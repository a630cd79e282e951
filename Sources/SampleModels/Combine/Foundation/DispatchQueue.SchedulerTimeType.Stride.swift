public import Dispatch

extension DispatchQueue.SchedulerTimeType {
  /// A span of time in nanoseconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    private enum CodingKeys: String, CodingKey {
      case magnitude = "_nanoseconds"
    }

    /// The length in nanoseconds.
    public var magnitude: Int

    /// The length as Dispatch has it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Makes a span of so many nanoseconds.
    init(magnitude: Int) {
      self.magnitude = magnitude
    }

    /// Makes a span; one that is too long is cut to the longest.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let seconds): self = .seconds(seconds)
      case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
      case .microseconds(let microseconds): self = .microseconds(microseconds)
      case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
      case .never: self.init(magnitude: .max)
      @unknown default: self.init(magnitude: .max)
      }
    }

    /// Makes a span of so many seconds.
    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    /// Makes a span of so many seconds.
    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    /// Makes a span of so many seconds if the number can be represented.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self = .seconds(value)
    }

    private var inSeconds: Double { Double(magnitude) / 1_000_000_000 }

    /// Orders spans by length.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

    /// The product of two spans.
    public static func * (lhs: Self, rhs: Self) -> Self { .seconds(lhs.inSeconds * rhs.inSeconds) }

    /// The sum of two spans.
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(magnitude: lhs.magnitude + rhs.magnitude)
    }

    /// The difference of two spans.
    public static func - (lhs: Self, rhs: Self) -> Self {
      Self(magnitude: lhs.magnitude - rhs.magnitude)
    }

    /// Multiplies a span.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// Lengthens a span.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// Shortens a span.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// A span of seconds.
    public static func seconds(_ s: Int) -> Self { scaled(s, by: 1_000_000_000) }

    /// A span of seconds.
    public static func seconds(_ s: Double) -> Self {
      let nanoseconds = s * 1_000_000_000
      return Self(
        magnitude: Int(exactly: nanoseconds.rounded(.towardZero)) ?? (s < 0 ? .min : .max)
      )
    }

    /// A span of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { scaled(ms, by: 1_000_000) }

    /// A span of microseconds.
    public static func microseconds(_ us: Int) -> Self { scaled(us, by: 1_000) }

    /// A span of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(magnitude: ns) }

    private static func scaled(_ count: Int, by nanoseconds: Int) -> Self {
      let (product, overflow) = count.multipliedReportingOverflow(by: nanoseconds)
      return Self(magnitude: overflow ? (count < 0 ? .min : .max) : product)
    }
  }
}
