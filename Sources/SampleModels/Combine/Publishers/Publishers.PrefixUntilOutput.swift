extension Publishers {
  /// A publisher that finishes when another publisher sends a value.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
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
      other.subscribe(Terminator(inner: inner))
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.PrefixUntilOutput {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private var status = SubscriptionStatus.awaitingSubscription
    private var terminator = SubscriptionStatus.awaitingSubscription

    init(downstream: Downstream) {
      self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
      guard lock.withLock({ status.open(subscription) }) else {
        subscription.cancel()
        return
      }
      downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard case .subscribed = status else {
        lock.unlock()
        return .none
      }
      lock.unlock()
      return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let (subscription, terminator) = end()
      terminator?.cancel()
      if subscription != nil { downstream.receive(completion: completion) }
    }

    func receiveTerminator(subscription: any Subscription) {
      lock.lock()
      guard terminator.isAwaitingSubscription else {
        lock.unlock()
        subscription.cancel()
        return
      }
      terminator = .subscribed(subscription)
      lock.unlock()
      subscription.request(.max(1))
    }

    func terminate() {
      lock.lock()
      guard case .subscribed = terminator else {
        lock.unlock()
        return
      }
      lock.unlock()
      end().upstream?.cancel()
      downstream.receive(completion: .finished)
    }

    func terminatorCompleted() {
      lock.withLock { terminator = .terminal }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { status.subscription }?.request(demand)
    }

    func cancel() {
      let (subscription, terminator) = end()
      subscription?.cancel()
      terminator?.cancel()
    }

    /// Goes into the last state and answers the subscriptions that were open.
    private func end() -> (upstream: (any Subscription)?, terminator: (any Subscription)?) {
      lock.withLock {
        let open = (status.subscription, terminator.subscription)
        status = .terminal
        terminator = .terminal
        return open
      }
    }
  }
}

extension Publishers.PrefixUntilOutput {
  private struct Terminator<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Other.Output
    typealias Failure = Other.Failure

    let inner: Inner<Downstream>

    var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    func receive(subscription: any Subscription) {
      inner.receiveTerminator(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      inner.terminate()
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      inner.terminatorCompleted()
    }
  }
}

extension Publisher {
  /// Passes values on until another publisher sends one.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
