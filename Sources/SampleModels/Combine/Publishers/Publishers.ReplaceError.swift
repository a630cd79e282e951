extension Publishers {
  /// A publisher that sends a value and finishes where its upstream fails.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// It cannot fail.
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream

    /// The value to send instead of the error.
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

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publishers.ReplaceError {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private let output: Input
    private var status = SubscriptionStatus.awaitingSubscription
    private var demand = Subscribers.Demand.none

    init(downstream: Downstream, output: Input) {
      self.downstream = downstream
      self.output = output
    }

    var description: String { "ReplaceError" }

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
      demand.assertNonZero()
      demand -= 1
      lock.unlock()
      let more = downstream.receive(input)
      if more != .none { lock.withLock { demand += more } }
      return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      guard case .subscribed(let subscription) = status else {
        lock.unlock()
        return
      }
      if case .failure = completion {
        guard demand != .none else {
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
      downstream.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      lock.lock()
      switch status {
      case .subscribed(let subscription):
        self.demand += demand
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
  /// Sends a value and finishes where this publisher fails.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
