extension Publishers {
  /// A publisher of the time that passed before each value.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values it sends.
    public typealias Output = Context.SchedulerTimeType.Stride

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whose clock measures.
    public let scheduler: Context

    /// Makes the publisher.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, scheduler: scheduler))
    }
  }
}

extension Publishers.MeasureInterval {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where
    Downstream.Input == Context.SchedulerTimeType.Stride,
    Downstream.Failure == Upstream.Failure
  {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private let scheduler: Context
    private var status = SubscriptionStatus.awaitingSubscription
    private var last: Context.SchedulerTimeType?

    init(downstream: Downstream, scheduler: Context) {
      self.downstream = downstream
      self.scheduler = scheduler
    }

    var description: String { "MeasureInterval" }

    func receive(subscription: any Subscription) {
      guard lock.withLock({ status.open(subscription) }) else {
        subscription.cancel()
        return
      }
      let now = scheduler.now
      lock.withLock { last = now }
      downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard case .subscribed(let subscription) = status, let previous = last else {
        lock.unlock()
        return .none
      }
      lock.unlock()
      let now = scheduler.now
      lock.withLock { last = now }
      let demand = downstream.receive(previous.distance(to: now))
      if demand != .none { subscription.request(demand) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard end() != nil else { return }
      downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { status.subscription }?.request(demand)
    }

    func cancel() {
      end()?.cancel()
    }

    /// Goes into the last state and answers the subscription that was open.
    private func end() -> (any Subscription)? {
      lock.withLock { status.end() }
    }
  }
}

extension Publisher {
  /// Sends the time that passed before each value instead of the value.
  ///
  /// `options` is taken for the sake of the signature; measuring needs none.
  public func measureInterval<S: Scheduler>(
    using scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
