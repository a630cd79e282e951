extension Publishers {
  /// A publisher that sends at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How long to wait after a value.
    public let interval: Context.SchedulerTimeType.Stride

    /// Where values are delivered.
    public let scheduler: Context

    /// Whether the newest value of an interval is sent, not the oldest.
    public let latest: Bool

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Inner(downstream: subscriber, interval: interval, scheduler: scheduler, latest: latest)
      )
    }
  }
}

extension Publishers.Throttle {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstreamLock = RecursiveLock()
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private var downstream: Downstream?
    private var status = SubscriptionStatus.awaitingSubscription
    private var demand = Subscribers.Demand.none
    private var lastEmission: Context.SchedulerTimeType?
    private var pending: Input?
    private var pendingCompletion: Subscribers.Completion<Failure>?
    private var isScheduled = false
    private var startTime: Context.SchedulerTimeType

    init(
      downstream: Downstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.downstream = downstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
      startTime = scheduler.now
    }

    var description: String { "Throttle" }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard status.isAwaitingSubscription, let downstream else {
        lock.unlock()
        subscription.cancel()
        return
      }
      status = .subscribed(subscription)
      lock.unlock()
      let now = scheduler.now
      lock.withLock { startTime = now }
      downstream.receive(subscription: self)
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard case .subscribed = status else {
        lock.unlock()
        return .none
      }
      lock.unlock()
      let now = scheduler.now
      lock.lock()
      guard demand != .none else {
        lock.unlock()
        return .none
      }
      if latest || pending == nil { pending = input }
      scheduleIfNeeded(now)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      guard case .subscribed(let subscription) = status else {
        lock.unlock()
        return
      }
      status = .pendingTerminal(subscription)
      pendingCompletion = completion
      lock.unlock()
      let now = scheduler.now
      lock.lock()
      scheduleIfNeeded(now)
    }

    /// Has what waits delivered when it is due; called with the lock held, which it frees.
    private func scheduleIfNeeded(_ now: Context.SchedulerTimeType) {
      guard !isScheduled else {
        lock.unlock()
        return
      }
      isScheduled = true
      let due = lastEmission.map { $0.advanced(by: interval) }
      lock.unlock()
      guard let due, due > now else {
        scheduler.schedule { self.deliver() }
        return
      }
      scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) {
        self.deliver()
      }
    }

    private func deliver() {
      lock.lock()
      isScheduled = false
      guard let downstream, status.subscription != nil else {
        lock.unlock()
        return
      }
      let value = pending.take()
      let completion = pendingCompletion
      if completion != nil { status = .terminal }
      if value != nil { demand -= 1 }
      lock.unlock()
      if completion == nil {
        let now = scheduler.now
        lock.withLock { lastEmission = now }
      }
      if let value {
        let more = downstreamLock.withLock { downstream.receive(value) }
        if more != .none { lock.withLock { demand += more } }
      }
      guard let completion else { return }
      let held = lock.withLock { self.downstream.take() }
      withExtendedLifetime(held) {
        downstreamLock.withLock { downstream.receive(completion: completion) }
      }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock {
        if case .subscribed = status { self.demand += demand }
      }
    }

    func cancel() {
      lock.lock()
      let subscription = status.subscription
      status = .terminal
      let held = (pending.take(), downstream.take())
      lock.unlock()
      withExtendedLifetime(held) { subscription?.cancel() }
    }
  }
}

extension Publisher {
  /// Sends at most one value in each interval.
  /// - Parameters:
  ///   - interval: How long to wait after a value.
  ///   - scheduler: Where values are delivered.
  ///   - latest: Whether the newest value of an interval is sent, not the oldest.
  /// - Returns: A publisher of at most one value in each interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
