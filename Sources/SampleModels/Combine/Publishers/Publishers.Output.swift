extension Publishers {
  /// A publisher of the values at certain places of a stream.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The places, counted from zero.
    public let range: CountableRange<Int>

    /// Makes the publisher.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "lowerBound must not be negative")
      precondition(range.upperBound >= 0, "upperBound must not be negative")
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, range: range))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publishers.Output {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private var untilStart: Int
    private var untilEnd: Int
    private var status = SubscriptionStatus.awaitingSubscription

    init(downstream: Downstream, range: CountableRange<Int>) {
      self.downstream = downstream
      untilStart = range.lowerBound
      untilEnd = range.count
    }

    var description: String { "Output" }

    func receive(subscription: any Subscription) {
      guard lock.withLock({ status.open(subscription) }) else {
        subscription.cancel()
        return
      }
      downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      if untilStart > 0 {
        untilStart -= 1
        lock.unlock()
        return .max(1)
      }
      guard untilEnd > 0 else {
        lock.unlock()
        finish()
        return .none
      }
      untilEnd -= 1
      let isLast = untilEnd == 0
      lock.unlock()
      let demand = downstream.receive(input)
      if isLast { finish() }
      return demand
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard end() != nil else { return }
      downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      lock.withLock { status.subscription }?.request(demand)
    }

    func cancel() {
      end()?.cancel()
    }

    private func finish() {
      guard let subscription = end() else { return }
      subscription.cancel()
      downstream.receive(completion: .finished)
    }

    /// Goes into the last state and answers the subscription that was open.
    private func end() -> (any Subscription)? {
      lock.withLock { status.end() }
    }
  }
}

extension Publisher {
  /// Sends the value at one place, counted from zero.
  public func output(at index: Int) -> Publishers.Output<Self> {
    precondition(index >= 0, "index must not be negative")
    return output(in: index...index)
  }

  /// Sends the values at a range of places, counted from zero.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Sends the first values and finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return output(in: ..<maxLength)
  }
}
