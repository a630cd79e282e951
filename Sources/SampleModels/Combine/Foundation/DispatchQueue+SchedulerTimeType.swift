public import Dispatch

extension DispatchQueue {
  /// A moment on the clock of a dispatch queue, which counts nanoseconds of uptime.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var dispatchTime: DispatchTime

    /// Makes a moment.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Reads nanoseconds of uptime.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self.init(DispatchTime(uptimeNanoseconds: try container.decode(UInt64.self)))
    }

    /// Writes nanoseconds of uptime.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// The span from this moment to another one; endless if it cannot be represented.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let start = dispatchTime.uptimeNanoseconds
      let end = other.dispatchTime.uptimeNanoseconds
      let length = Int(exactly: end >= start ? end - start : start - end) ?? .max
      return Stride(magnitude: end >= start || length == .max ? length : -length)
    }

    /// The moment after a span; the distant future if it cannot be represented.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      if n.magnitude == .max { return SchedulerTimeType(.distantFuture) }
      let start = dispatchTime.uptimeNanoseconds
      let (sum, overflow) =
        n.magnitude >= 0
        ? start.addingReportingOverflow(UInt64(n.magnitude))
        : start.subtractingReportingOverflow(UInt64(n.magnitude.magnitude))
      guard overflow else {
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: Swift.max(sum, 1)))
      }
      return SchedulerTimeType(
        n.magnitude >= 0 ? .distantFuture : DispatchTime(uptimeNanoseconds: 1)
      )
    }

    /// Feeds the moment into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }
  }
}
