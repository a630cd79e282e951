import Combine
import Dispatch

/// A scheduler whose clock a test moves on.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Job {
    let id: Int
    let date: SchedulerTimeType
    let action: () -> Void
  }

  private var jobs: [Job] = []
  private var nextID = 0

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))

  let minimumTolerance: SchedulerTimeType.Stride = .nanoseconds(0)

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(now, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(date, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let token = Token()
    repeatedly(date, interval, token, action)
    return token
  }

  /// Moves the clock on and does what is due, in order.
  func advance(by interval: SchedulerTimeType.Stride = .nanoseconds(0)) {
    let end = now.advanced(by: interval)
    while let job = jobs.filter({ $0.date <= end }).min(by: { ($0.date, $0.id) < ($1.date, $1.id) })
    {
      jobs.removeAll { $0.id == job.id }
      now = Swift.max(now, job.date)
      job.action()
    }
    now = end
  }

  private func add(_ date: SchedulerTimeType, _ action: @escaping () -> Void) {
    nextID += 1
    jobs.append(Job(id: nextID, date: date, action: action))
  }

  private func repeatedly(
    _ date: SchedulerTimeType,
    _ interval: SchedulerTimeType.Stride,
    _ token: Token,
    _ action: @escaping () -> Void
  ) {
    add(date) { [unowned self] in
      guard !token.isCancelled else { return }
      action()
      repeatedly(date.advanced(by: interval), interval, token, action)
    }
  }

  private final class Token: Cancellable {
    var isCancelled = false

    func cancel() {
      isCancelled = true
    }
  }
}
