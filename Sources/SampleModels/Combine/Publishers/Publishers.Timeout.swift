extension Publishers {
  /// A publisher that ends if its upstream is silent for too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How long the silence may be.
    public let interval: Context.SchedulerTimeType.Stride

    /// Where everything is delivered.
    public let scheduler: Context

    /// What the scheduler is told about the work.
    public let options: Context.SchedulerOptions?

    /// The error to end with; without it the publisher finishes.
    public let customError: (() -> Upstream.Failure)?

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Inner(
          downstream: subscriber,
          interval: interval,
          scheduler: scheduler,
          options: options,
          customError: customError
        )
      )
    }
  }
}

extension Publishers.Timeout {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstreamLock = RecursiveLock()
    private let downstream: Downstream
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let customError: (() -> Failure)?
    private var status = SubscriptionStatus.awaitingSubscription
    private var hasRequested = false
    private var timer: (any Cancellable)?

    init(
      downstream: Downstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Failure)?
    ) {
      self.downstream = downstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    var description: String { "Timeout" }

    func receive(subscription: any Subscription) {
      guard lock.withLock({ status.open(subscription) }) else {
        subscription.cancel()
        return
      }
      restartTimer()
      downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard case .subscribed = status else {
        lock.unlock()
        return .none
      }
      lock.unlock()
      restartTimer()
      scheduler.schedule(options: options) { self.deliver(input) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      guard case .subscribed(let subscription) = status else {
        lock.unlock()
        return
      }
      status = .pendingTerminal(subscription)
      let timer = timer.take()
      lock.unlock()
      timer?.cancel()
      scheduler.schedule(options: options) { self.deliver(completion) }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      guard case .subscribed(let subscription) = status else {
        lock.unlock()
        return
      }
      let isFirst = !hasRequested
      hasRequested = true
      lock.unlock()
      if isFirst { restartTimer() }
      subscription.request(demand)
    }

    func cancel() {
      lock.lock()
      guard let subscription = status.subscription else {
        lock.unlock()
        return
      }
      status = .terminal
      let timer = timer.take()
      lock.unlock()
      subscription.cancel()
      timer?.cancel()
    }

    /// Begins to measure the silence again.
    private func restartTimer() {
      let old = lock.withLock { timer.take() }
      old?.cancel()
      let due = scheduler.now.advanced(by: interval)
      let new = scheduler.schedule(
        after: due,
        interval: interval,
        tolerance: scheduler.minimumTolerance,
        options: options
      ) { self.timedOut() }
      lock.lock()
      guard case .subscribed = status else {
        lock.unlock()
        new.cancel()
        return
      }
      timer = new
      lock.unlock()
    }

    private func timedOut() {
      lock.lock()
      guard case .subscribed(let subscription) = status else {
        lock.unlock()
        return
      }
      status = .terminal
      let timer = timer.take()
      lock.unlock()
      timer?.cancel()
      subscription.cancel()
      let completion = customError.map { .failure($0()) } ?? Subscribers.Completion.finished
      downstreamLock.withLock { downstream.receive(completion: completion) }
    }

    private func deliver(_ input: Input) {
      guard let subscription = lock.withLock({ status.subscription }) else { return }
      let demand = downstreamLock.withLock { downstream.receive(input) }
      if demand != .none { subscription.request(demand) }
    }

    private func deliver(_ completion: Subscribers.Completion<Failure>) {
      lock.lock()
      guard case .pendingTerminal = status else {
        lock.unlock()
        return
      }
      status = .terminal
      lock.unlock()
      downstreamLock.withLock { downstream.receive(completion: completion) }
    }
  }
}

extension Publisher {
  /// Ends if this publisher is silent for too long.
  /// - Parameters:
  ///   - interval: How long the silence may be.
  ///   - scheduler: Where everything is delivered.
  ///   - options: What the scheduler is told about the work.
  ///   - customError: The error to end with; without it the publisher finishes.
  /// - Returns: A publisher that ends where it would be silent for too long.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }
}
