public import Foundation

extension OperationQueue: Scheduler {
  /// There is nothing to say about the work of an operation queue.
  public struct SchedulerOptions: Sendable {
    /// Makes options that say nothing.
    public init() {}
  }

  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No inexactness.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    addOperation(BlockOperation { action.value() })
  }

  /// Adds an operation that is ready after a moment.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    addOperation(ScheduledOperation(at: date, action))
  }

  /// Adds operations that are ready after a moment and then again and again, until cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let operation = ScheduledOperation(at: date, interval: interval, queue: self, action)
    addOperation(operation)
    return AnyCancellable(operation.repetition)
  }
}
