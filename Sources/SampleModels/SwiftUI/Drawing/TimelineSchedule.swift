import Foundation

/// The times at which a view is evaluated.
public protocol TimelineSchedule {
  /// How careful the schedule has to be.
  typealias Mode = TimelineScheduleMode

  /// The type of the times.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The times from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Again and again after a time.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// With every frame, but not too often.
  public static func animation(
    minimumInterval: TimeInterval? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// At given times.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// How careful a schedule has to be.
public enum TimelineScheduleMode: Sendable {
  /// As often as it wants.
  case normal
  /// No more than needed.
  case lowFrequency
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The times from a date on.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0 + 60 }
  }
}

/// At given times.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Keeps the times.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The times.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}
