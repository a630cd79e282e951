extension Publishers {
  /// A publisher that subscribes to its upstream again where that fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many more times; without limit if `nil` or negative.
    public let retries: Int?

    /// Makes the publisher.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = Inner(downstream: subscriber, upstream: upstream, retries: retries)
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publishers.Retry {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: Upstream?
    private var retries: Int?
    private var status = SubscriptionStatus.awaitingSubscription
    private var hasSentSubscription = false
    private var demand = Subscribers.Demand.none
    private var isSubscribing = false
    private var needsSubscribing = false

    init(downstream: Downstream, upstream: Upstream, retries: Int?) {
      self.downstream = downstream
      self.upstream = upstream
      self.retries = retries.flatMap { $0 < 0 ? nil : $0 }
    }

    var description: String { "Retry" }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard status.isAwaitingSubscription, let downstream else {
        lock.unlock()
        subscription.cancel()
        return
      }
      status = .subscribed(subscription)
      let isFirst = !hasSentSubscription
      hasSentSubscription = true
      let demand = demand
      lock.unlock()
      if isFirst {
        downstream.receive(subscription: self)
      } else if demand != .none {
        subscription.request(demand)
      }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard let downstream else {
        lock.unlock()
        return .none
      }
      demand.assertNonZero()
      demand -= 1
      lock.unlock()
      let more = downstream.receive(input)
      guard more != .none else { return .none }
      lock.lock()
      demand += more
      let subscription = status.subscription
      lock.unlock()
      subscription?.request(more)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      guard downstream != nil else {
        lock.unlock()
        return
      }
      if case .failure = completion, retries != 0 {
        retries = retries.map { $0 - 1 }
        status = .awaitingSubscription
        needsSubscribing = true
        lock.unlock()
        subscribe()
        return
      }
      let downstream = end().downstream
      downstream?.receive(completion: completion)
    }

    /// Subscribes as long as upstream fails; one that fails at once must not deepen the stack.
    private func subscribe() {
      lock.lock()
      guard !isSubscribing else {
        lock.unlock()
        return
      }
      isSubscribing = true
      while needsSubscribing, let upstream {
        needsSubscribing = false
        lock.unlock()
        upstream.subscribe(self)
        lock.lock()
      }
      isSubscribing = false
      lock.unlock()
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      lock.lock()
      guard downstream != nil else {
        lock.unlock()
        return
      }
      self.demand += demand
      let subscription = status.subscription
      lock.unlock()
      subscription?.request(demand)
    }

    func cancel() {
      lock.lock()
      let held = end()
      held.subscription?.cancel()
    }

    /// Lets go of everything; called with the lock held, which it frees.
    private func end() -> (
      downstream: Downstream?, upstream: Upstream?, subscription: (any Subscription)?
    ) {
      let held = (downstream.take(), upstream.take(), status.subscription)
      status = .terminal
      needsSubscribing = false
      lock.unlock()
      return held
    }
  }
}

extension Publisher {
  /// Subscribes again where this publisher fails, at most so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
