/// A scheduler that does everything at once, in the caller's own time.
///
/// Modelled on <https://developer.apple.com/documentation/combine/immediatescheduler>. Its clock
/// does not move.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There is nothing to say about work that is done at once.
  public typealias SchedulerOptions = Never

  /// The one scheduler of this type.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// The only moment there is.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// No inexactness.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does something at once.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  /// Does something at once.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Does something at once, and only once.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

extension ImmediateScheduler {
  /// The moment in which an immediate scheduler lives.
  public struct SchedulerTimeType: Strideable, Sendable {
    fileprivate init() {}

    /// No time passes.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// No time passes.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }
}

extension ImmediateScheduler.SchedulerTimeType {
  /// A span of time, of which an immediate scheduler takes no notice.
  public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
    SchedulerTimeIntervalConvertible
  {
    /// The length of the span.
    public var magnitude: Int

    /// Makes a span of a certain length.
    public init(_ value: Int) {
      magnitude = value
    }

    /// Makes a span of a certain length.
    public init(integerLiteral value: Int) {
      self.init(value)
    }

    /// Makes a span of a certain length, without the fraction.
    public init(floatLiteral value: Double) {
      self.init(Int(value))
    }

    /// Makes a span if the length fits.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
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

    /// No time passes.
    public static func seconds(_ s: Int) -> Self { 0 }

    /// No time passes.
    public static func seconds(_ s: Double) -> Self { 0 }

    /// No time passes.
    public static func milliseconds(_ ms: Int) -> Self { 0 }

    /// No time passes.
    public static func microseconds(_ us: Int) -> Self { 0 }

    /// No time passes.
    public static func nanoseconds(_ ns: Int) -> Self { 0 }
  }
}
