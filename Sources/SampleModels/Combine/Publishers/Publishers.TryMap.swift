extension Publishers {
  /// A publisher that changes each value of another one with a closure that may throw.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// Whatever the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// What is made of a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes a publisher that changes the values of `upstream`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == any Error {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }
  }
}

extension Publishers.TryMap {
  /// Puts a second change behind the first.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
  }

  /// Puts a second change that may throw behind the first.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Output, Downstream.Failure == any Error {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private let transform: (Input) throws -> Output
    private var status = SubscriptionStatus.awaitingSubscription

    init(downstream: Downstream, transform: @escaping (Input) throws -> Output) {
      self.downstream = downstream
      self.transform = transform
    }

    var description: String { "TryMap" }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard status.isAwaitingSubscription else {
        lock.unlock()
        subscription.cancel()
        return
      }
      status = .subscribed(subscription)
      lock.unlock()
      downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      do {
        return downstream.receive(try transform(input))
      } catch {
        end()?.cancel()
        downstream.receive(completion: .failure(error))
        return .none
      }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard end() != nil else { return }
      downstream.receive(completion: completion.erased)
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { status.subscription }?.request(demand)
    }

    func cancel() {
      end()?.cancel()
    }

    /// Goes into the last state and answers the subscription that was open.
    private func end() -> (any Subscription)? {
      lock.withLock {
        guard case .subscribed(let subscription) = status else { return nil }
        status = .terminal
        return subscription
      }
    }
  }
}

extension Publisher {
  /// Changes each value with a closure; an error thrown by it ends the stream.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
