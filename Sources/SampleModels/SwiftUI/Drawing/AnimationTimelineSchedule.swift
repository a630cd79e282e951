import Foundation

/// With every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  /// Creates the schedule.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
  }

  /// The times from a date on.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let interval = interval
    return sequence(first: startDate) { $0 + interval }
  }
}
