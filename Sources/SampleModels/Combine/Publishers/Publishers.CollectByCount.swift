extension Publishers {
  /// A publisher of arrays of a certain size.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The values it sends.
    public typealias Output = [Upstream.Output]

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The size of each array but the last, which may be smaller.
    public let count: Int

    /// Makes the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, count: count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private let count: Int
    private var upstream: (any Subscription)?
    private var buffer: [Input] = []
    private var isFinished = false

    init(downstream: Downstream, count: Int) {
      self.downstream = downstream
      self.count = count
    }

    var description: String { "CollectByCount" }

    var customMirror: Mirror {
      lock.withLock {
        Mirror(
          self,
          children: [
            "downstream": downstream, "upstreamSubscription": upstream as Any, "buffer": buffer,
            "count": count,
          ]
        )
      }
    }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard upstream == nil, !isFinished else {
        lock.unlock()
        subscription.cancel()
        return
      }
      upstream = subscription
      lock.unlock()
      downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard upstream != nil else {
        lock.unlock()
        return .none
      }
      buffer.append(input)
      guard buffer.count == count else {
        lock.unlock()
        return .none
      }
      let output = buffer
      buffer = []
      lock.unlock()
      return downstream.receive(output) * count
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      upstream = nil
      isFinished = true
      let rest = buffer
      buffer = []
      lock.unlock()
      if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
      downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      lock.withLock { upstream }?.request(demand * count)
    }

    func cancel() {
      lock.lock()
      let subscription = upstream.take()
      if subscription != nil { isFinished = true }
      buffer = []
      lock.unlock()
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Sends arrays of `count` values; what is left at the end makes a smaller one.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
