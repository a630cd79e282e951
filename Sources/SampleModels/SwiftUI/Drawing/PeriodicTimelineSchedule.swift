import Foundation

/// Again and again after a time.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Starts at a date and comes back after a time.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The times from a date on.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let interval = interval
    let steps = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return sequence(first: start + steps * interval) { $0 + interval }
  }
}
