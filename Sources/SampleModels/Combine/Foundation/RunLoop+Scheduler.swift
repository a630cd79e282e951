public import Foundation

extension RunLoop: Scheduler {
  /// There is nothing to say about the work of a run loop.
  public struct SchedulerOptions: Sendable {
    /// Makes options that say nothing.
    public init() {}
  }

  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No inexactness.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does something in the next pass of the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    perform { action.value() }
  }

  /// Does something after a moment.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    if let time = SkippableTime.current {
      let runLoop = UncheckedSendable(self)
      time.after(date.date.timeIntervalSinceNow) { runLoop.value.performSoon { action.value() } }
      return
    }
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Does something again and again, until cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedSendable(action)
    if let time = SkippableTime.current {
      let runLoop = UncheckedSendable(self)
      let timer = SkippableTimer(
        time,
        after: date.date.timeIntervalSinceNow,
        every: interval.timeInterval,
        run: { runLoop.value.performSoon($0) },
        action: action.value
      )
      return AnyCancellable(timer)
    }
    // Without an interval, a timer of Foundation on Linux fires once.
    let period = Swift.max(interval.timeInterval, SkippableTimer.shortest)
    let timer = Timer(fire: date.date, interval: period, repeats: true) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable(timer.invalidate)
  }
}
