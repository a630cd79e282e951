extension Publishers {
  /// A publisher that delivers everything on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Where everything is delivered.
    public let scheduler: Context

    /// What the scheduler is told about the work.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, scheduler: scheduler, options: options))
    }
  }
}

extension Publishers.ReceiveOn {
  private final class Inner<Downstream: Subscriber>: SchedulingSubscriber<Downstream>, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    init(downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.scheduler = scheduler
      self.options = options
      super.init(downstream)
    }

    var description: String { "ReceiveOn" }

    override func schedule(_ action: @escaping () -> Void) {
      scheduler.schedule(options: options, action)
    }
  }
}

extension Publisher {
  /// Delivers values and the end on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
