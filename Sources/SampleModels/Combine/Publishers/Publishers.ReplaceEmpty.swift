extension Publishers {
  /// A publisher that sends a value if its upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The value to send instead.
    public let output: Upstream.Output

    /// Makes the publisher.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, output: output))
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publishers.ReplaceEmpty {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private let output: Input
    private var status = SubscriptionStatus.awaitingSubscription
    private var hasReceived = false
    private var isRequested = false

    init(downstream: Downstream, output: Input) {
      self.downstream = downstream
      self.output = output
    }

    var description: String { "ReplaceEmpty" }

    func receive(subscription: any Subscription) {
      guard lock.withLock({ status.open(subscription) }) else {
        subscription.cancel()
        return
      }
      downstream.receive(subscription: self)
      // Only the end tells whether there are values, so upstream must be free to reach it.
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard case .subscribed = status else {
        lock.unlock()
        return .none
      }
      hasReceived = true
      lock.unlock()
      return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      guard case .subscribed(let subscription) = status else {
        lock.unlock()
        return
      }
      if case .finished = completion, !hasReceived {
        guard isRequested else {
          status = .pendingTerminal(subscription)
          lock.unlock()
          return
        }
        status = .terminal
        lock.unlock()
        _ = downstream.receive(output)
      } else {
        status = .terminal
        lock.unlock()
      }
      downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      lock.lock()
      isRequested = true
      switch status {
      case .subscribed(let subscription):
        lock.unlock()
        subscription.request(demand)
      case .pendingTerminal:
        status = .terminal
        lock.unlock()
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
      case .awaitingSubscription, .terminal:
        lock.unlock()
      }
    }

    func cancel() {
      lock.lock()
      let subscription = status.subscription
      if subscription != nil { status = .terminal }
      lock.unlock()
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Sends a value if this publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
