import Foundation

/// With every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The times at which the schedule has views evaluated.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    /// The next time, `nil` if the schedule is paused.
    fileprivate var upcoming: Date?
    fileprivate let interval: TimeInterval

    /// The next time.
    public mutating func next() -> Date? {
      defer { upcoming = upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates the schedule.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    // No screen shows more than its frames.
    interval = max(minimumInterval ?? 0, 1 / 60)
    isPaused = paused
  }

  /// The times from a date on.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    Entries(upcoming: isPaused ? nil : startDate, interval: interval)
  }
}
