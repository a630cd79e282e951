extension Publishers {
  /// A publisher that leaves out the first values of another one.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many values are left out.
    public let count: Int

    /// Makes the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = Inner(downstream: subscriber, count: count)
      subscriber.receive(subscription: inner)
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private var remaining: Int
    private var upstream: (any Subscription)?
    private var pendingDemand = Subscribers.Demand.none

    init(downstream: Downstream, count: Int) {
      precondition(count >= 0, "count must not be negative")
      self.downstream = downstream
      remaining = count
    }

    var description: String { "Drop" }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard upstream == nil else {
        lock.unlock()
        subscription.cancel()
        return
      }
      upstream = subscription
      // The values to leave out are asked for on top of those that downstream wants.
      let demand = pendingDemand + remaining
      pendingDemand = .none
      lock.unlock()
      if demand != .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      if remaining > 0 {
        remaining -= 1
        lock.unlock()
        return .none
      }
      lock.unlock()
      return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.withLock { upstream = nil }
      downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      lock.lock()
      guard let upstream else {
        pendingDemand += demand
        lock.unlock()
        return
      }
      lock.unlock()
      upstream.request(demand)
    }

    func cancel() {
      let subscription = lock.withLock { upstream.take() }
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}
