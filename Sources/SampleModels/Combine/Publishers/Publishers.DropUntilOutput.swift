extension Publishers {
  /// A publisher that leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The publisher to wait for.
    public let other: Other

    /// Makes the publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = Inner(downstream: subscriber)
      subscriber.receive(subscription: inner)
      other.subscribe(OtherSubscriber(inner: inner))
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.DropUntilOutput {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private var upstream: (any Subscription)?
    private var other: (any Subscription)?
    private var pendingDemand = Subscribers.Demand.none
    private var isTriggered = false
    private var isCancelled = false

    init(downstream: Downstream) {
      self.downstream = downstream
    }

    var description: String { "DropUntilOutput" }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard upstream == nil, !isCancelled else {
        lock.unlock()
        subscription.cancel()
        return
      }
      upstream = subscription
      let demand = pendingDemand
      lock.unlock()
      if demand != .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard isTriggered, !isCancelled else {
        if !isCancelled { pendingDemand.assertNonZero() }
        pendingDemand -= 1
        lock.unlock()
        return .none
      }
      lock.unlock()
      return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      guard !isCancelled else {
        lock.unlock()
        return
      }
      let other = other.take()
      lock.unlock()
      other?.cancel()
      downstream.receive(completion: completion)
    }

    func receiveOther(subscription: any Subscription) {
      lock.lock()
      guard other == nil, !isCancelled else {
        lock.unlock()
        subscription.cancel()
        return
      }
      other = subscription
      lock.unlock()
      subscription.request(.max(1))
    }

    func receiveOtherValue() {
      lock.lock()
      isTriggered = true
      let other = other.take()
      lock.unlock()
      withExtendedLifetime(other) {}
    }

    func receiveOther(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      guard !isTriggered, !isCancelled else {
        lock.unlock()
        return
      }
      let (upstream, other) = (upstream.take(), other.take())
      lock.unlock()
      upstream?.cancel()
      withExtendedLifetime(other) { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      pendingDemand += demand
      let subscription = upstream
      lock.unlock()
      subscription?.request(demand)
    }

    func cancel() {
      lock.lock()
      isCancelled = true
      let (upstream, other) = (upstream.take(), other.take())
      lock.unlock()
      upstream?.cancel()
      other?.cancel()
    }
  }
}

extension Publishers.DropUntilOutput {
  private struct OtherSubscriber<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Other.Output
    typealias Failure = Other.Failure

    let inner: Inner<Downstream>

    var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    var description: String { "DropUntilOutput" }

    func receive(subscription: any Subscription) {
      inner.receiveOther(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      inner.receiveOtherValue()
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      inner.receiveOther(completion: completion)
    }
  }
}

extension Publisher {
  /// Leaves out values until another publisher sends one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
