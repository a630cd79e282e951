extension Publishers {
  /// A publisher of arrays of the values of each interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values it sends.
    public typealias Output = [Upstream.Output]

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How values are grouped.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// What the scheduler is told about the work.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publishers.CollectByTime {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstreamLock = RecursiveLock()
    private let downstream: Downstream
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int?
    private let options: Context.SchedulerOptions?
    private var status = SubscriptionStatus.awaitingSubscription
    private var buffer: [Input] = []
    private var demand = Subscribers.Demand.none
    private var timer: (any Cancellable)?

    init(
      downstream: Downstream,
      strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.downstream = downstream
      self.options = options
      switch strategy {
      case .byTime(let scheduler, let interval):
        (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
      case .byTimeOrCount(let scheduler, let interval, let count):
        (self.scheduler, self.interval, limit) = (scheduler, interval, count)
      }
    }

    var description: String { "CollectByTime" }

    func receive(subscription: any Subscription) {
      guard lock.withLock({ status.open(subscription) }) else {
        subscription.cancel()
        return
      }
      downstream.receive(subscription: self)
      startTimer()
      subscription.request(.unlimited)
    }

    private func startTimer() {
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        interval: interval,
        tolerance: scheduler.minimumTolerance,
        options: options
      ) { [weak self] in self?.flush() }
      lock.lock()
      guard case .subscribed = status else {
        lock.unlock()
        timer.cancel()
        return
      }
      self.timer = timer
      lock.unlock()
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard case .subscribed = status else {
        lock.unlock()
        return .none
      }
      buffer.append(input)
      let isFull = limit.map { buffer.count >= $0 } ?? false
      lock.unlock()
      if isFull { flush() }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if case .finished = completion { flush() }
      lock.lock()
      guard case .subscribed = status else {
        lock.unlock()
        return
      }
      status = .terminal
      buffer = []
      let timer = timer.take()
      lock.unlock()
      timer?.cancel()
      downstreamLock.withLock { downstream.receive(completion: completion) }
    }

    /// Sends what was collected; without demand it stays for the next time.
    private func flush() {
      lock.lock()
      guard case .subscribed = status, !buffer.isEmpty, demand != .none else {
        lock.unlock()
        return
      }
      let values = buffer
      buffer = []
      demand -= 1
      lock.unlock()
      let more = downstreamLock.withLock { downstream.receive(values) }
      if more != .none { lock.withLock { demand += more } }
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      lock.withLock { self.demand += demand }
    }

    func cancel() {
      lock.lock()
      guard let subscription = status.subscription else {
        lock.unlock()
        return
      }
      status = .terminal
      buffer = []
      let timer = timer.take()
      lock.unlock()
      timer?.cancel()
      subscription.cancel()
    }
  }
}

extension Publisher {
  /// Sends arrays of the values of each interval.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
