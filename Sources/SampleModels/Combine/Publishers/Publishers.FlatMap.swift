extension Publishers {
  /// A publisher of the values of the publishers that a closure makes out of each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The values it sends.
    public typealias Output = NewPublisher.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many of the publishers may be subscribed to at a time.
    public let maxPublishers: Subscribers.Demand

    /// What makes a publisher out of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = Inner(downstream: subscriber, maxPublishers: maxPublishers, transform: transform)
      subscriber.receive(subscription: inner)
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.FlatMap {
  private final class Inner<Downstream: Subscriber>: MergingSubscription<Downstream>, Subscriber
  where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let maxPublishers: Subscribers.Demand
    private let transform: (Input) -> NewPublisher
    private var upstream: (any Subscription)?

    init(
      downstream: Downstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Input) -> NewPublisher
    ) {
      self.maxPublishers = maxPublishers
      self.transform = transform
      super.init("FlatMap", downstream)
    }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard upstream == nil, !isOver else {
        lock.unlock()
        subscription.cancel()
        return
      }
      upstream = subscription
      lock.unlock()
      subscription.request(maxPublishers)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard let child = addChild() else { return .none }
      transform(input).subscribe(child)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      upstream = nil
      isSourceFinished = true
      lock.unlock()
      switch completion {
      case .finished: finishIfPossible()
      case .failure(let error): fail(with: error)
      }
    }

    override func cancelSource() {
      let subscription = lock.withLock { upstream.take() }
      subscription?.cancel()
    }

    override func childDidFinish() {
      guard maxPublishers != .unlimited else { return }
      lock.withLock { upstream }?.request(.max(1))
    }
  }
}

extension Publisher {
  /// Makes a publisher out of each value and sends the values of all of them.
  /// - Parameters:
  ///   - maxPublishers: How many of them may be subscribed to at a time.
  ///   - transform: What makes a publisher out of a value.
  /// - Returns: A publisher of the values of all publishers made.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that may fail out of each value and sends the values of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher that cannot fail out of each value and sends the values of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Makes a publisher that cannot fail out of each value and sends the values of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>
  where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}
