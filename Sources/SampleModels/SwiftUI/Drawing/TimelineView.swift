import Foundation

/// A view that is evaluated again as time goes by.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  /// What is known at an evaluation.
  public struct Context {
    /// How often the view is evaluated.
    public enum Cadence: Comparable, Sendable {
      /// With every frame.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }

    /// The time.
    public let date: Date
    /// How often the view is evaluated.
    public let cadence: Cadence

    package init(date: Date, cadence: Cadence) {
      self.date = date
      self.cadence = cadence
    }
  }

  package let schedule: Schedule
  package let content: (TimelineViewDefaultContext) -> Content
}

/// What is known at an evaluation of a timeline.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Evaluates a view on a schedule.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
