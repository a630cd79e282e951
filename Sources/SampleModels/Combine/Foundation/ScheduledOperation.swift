internal import Dispatch
internal import Foundation

/// An operation that becomes ready at a certain moment and may come back after an interval.
final class ScheduledOperation: Operation, Cancellable, @unchecked Sendable {
  /// What the repeated operations of one call share, so that all can be cancelled.
  final class Repetition: Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private var isCancelled = false
    private weak var current: ScheduledOperation?

    /// Notes the operation that comes next; answers whether it may.
    func adopt(_ operation: ScheduledOperation) -> Bool {
      lock.withLock {
        current = operation
        return !isCancelled
      }
    }

    func cancel() {
      lock.lock()
      isCancelled = true
      let operation = current
      lock.unlock()
      operation?.cancel()
    }
  }

  /// What can cancel this operation and those that follow it.
  let repetition: Repetition

  private let lock = Lock()
  private var action: UncheckedSendable<() -> Void>?
  private let date: OperationQueue.SchedulerTimeType
  private let interval: OperationQueue.SchedulerTimeType.Stride?
  private weak var queue: OperationQueue?
  private var isDue = false

  /// Makes an operation for a moment.
  /// - Parameters:
  ///   - date: When it becomes ready.
  ///   - interval: After how long the next one follows; there is none if `nil`.
  ///   - queue: Where the next one is added.
  ///   - repetition: What the operations of one call share.
  ///   - action: What is done.
  init(
    at date: OperationQueue.SchedulerTimeType,
    interval: OperationQueue.SchedulerTimeType.Stride? = nil,
    queue: OperationQueue? = nil,
    repetition: Repetition = Repetition(),
    _ action: @escaping () -> Void
  ) {
    self.date = date
    self.interval = interval
    self.queue = queue
    self.repetition = repetition
    self.action = UncheckedSendable(action)
    super.init()
    guard repetition.adopt(self) else {
      cancel()
      return
    }
    let delay = Swift.max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak self] in
      self?.becomeReady()
    }
  }

  override var isReady: Bool {
    super.isReady && (isCancelled || lock.withLock { isDue })
  }

  override func main() {
    guard !isCancelled, let action = lock.withLock({ self.action.take() }) else { return }
    defer { action.value() }
    guard let interval, let queue else { return }
    queue.addOperation(
      ScheduledOperation(
        at: date.advanced(by: interval),
        interval: interval,
        queue: queue,
        repetition: repetition,
        action.value
      )
    )
  }

  private func becomeReady() {
    willChangeValue(forKey: "isReady")
    lock.withLock { isDue = true }
    didChangeValue(forKey: "isReady")
  }
}
