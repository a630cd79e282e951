extension Publishers {
  /// A publisher that delivers everything later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride

    /// How inexact the delay may be.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// Where everything is delivered.
    public let scheduler: Context

    /// What the scheduler is told about the work.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Inner(
          downstream: subscriber,
          interval: interval,
          tolerance: tolerance,
          scheduler: scheduler,
          options: options
        )
      )
    }
  }
}

extension Publishers.Delay {
  private final class Inner<Downstream: Subscriber>: SchedulingSubscriber<Downstream>
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let interval: Context.SchedulerTimeType.Stride
    private let tolerance: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    init(
      downstream: Downstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
      super.init(downstream)
    }

    override func schedule(_ action: @escaping () -> Void) {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        tolerance: tolerance,
        options: options,
        action
      )
    }
  }
}

extension Publisher {
  /// Delivers values and the end later, on a scheduler.
  /// - Parameters:
  ///   - interval: How much later.
  ///   - tolerance: How inexact the delay may be; the scheduler's least if `nil`.
  ///   - scheduler: Where everything is delivered.
  ///   - options: What the scheduler is told about the work.
  /// - Returns: A publisher of the same events, later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }
}
