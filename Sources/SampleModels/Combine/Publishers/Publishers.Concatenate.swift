extension Publishers {
  /// A publisher that sends the values of one publisher and then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The values it sends.
    public typealias Output = Suffix.Output

    /// The failures it ends with.
    public typealias Failure = Suffix.Failure

    /// The publisher that comes first.
    public let prefix: Prefix

    /// The publisher that comes second.
    public let suffix: Suffix

    /// Makes the publisher.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = Inner(downstream: subscriber, suffix: suffix)
      prefix.subscribe(PrefixSubscriber(inner: inner))
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publishers.Concatenate {
  private final class Inner<Downstream: Subscriber>: Subscription, Described
  where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
    private enum Stage {
      case awaitingPrefix
      case prefix(any Subscription)
      case awaitingSuffix
      case suffix(any Subscription)
      case ended
    }

    private let lock = Lock()
    private let downstream: Downstream
    private var suffix: Suffix?
    private var stage = Stage.awaitingPrefix
    private var demand = Subscribers.Demand.none

    init(downstream: Downstream, suffix: Suffix) {
      self.downstream = downstream
      self.suffix = suffix
    }

    var description: String { "Concatenate" }

    func receivePrefix(subscription: any Subscription) {
      lock.lock()
      guard case .awaitingPrefix = stage else {
        lock.unlock()
        subscription.cancel()
        return
      }
      stage = .prefix(subscription)
      lock.unlock()
      downstream.receive(subscription: self)
    }

    func receiveSuffix(subscription: any Subscription) {
      lock.lock()
      guard case .awaitingSuffix = stage else {
        lock.unlock()
        subscription.cancel()
        return
      }
      stage = .suffix(subscription)
      let demand = demand
      lock.unlock()
      if demand != .none { subscription.request(demand) }
    }

    func receivePrefix(_ input: Suffix.Output) -> Subscribers.Demand {
      lock.lock()
      guard case .prefix = stage, demand != .none else {
        lock.unlock()
        return .none
      }
      return deliver(input)
    }

    func receiveSuffix(_ input: Suffix.Output) -> Subscribers.Demand {
      lock.lock()
      guard case .suffix = stage, demand != .none else {
        lock.unlock()
        return .none
      }
      return deliver(input)
    }

    /// Sends a value downstream; called with the lock held, which it frees.
    private func deliver(_ input: Suffix.Output) -> Subscribers.Demand {
      demand -= 1
      lock.unlock()
      let more = downstream.receive(input)
      if more != .none { lock.withLock { demand += more } }
      return more
    }

    func receivePrefix(completion: Subscribers.Completion<Suffix.Failure>) {
      lock.lock()
      guard case .prefix = stage else {
        lock.unlock()
        return
      }
      let suffix = suffix.take()
      guard case .finished = completion else {
        stage = .ended
        lock.unlock()
        withExtendedLifetime(suffix) { downstream.receive(completion: completion) }
        return
      }
      stage = .awaitingSuffix
      lock.unlock()
      suffix?.subscribe(SuffixSubscriber(inner: self))
    }

    func receiveSuffix(completion: Subscribers.Completion<Suffix.Failure>) {
      lock.lock()
      guard case .suffix = stage else {
        lock.unlock()
        return
      }
      stage = .ended
      lock.unlock()
      downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      self.demand += demand
      let subscription = subscription
      lock.unlock()
      subscription?.request(demand)
    }

    func cancel() {
      lock.lock()
      let (subscription, suffix) = (subscription, suffix.take())
      stage = .ended
      lock.unlock()
      withExtendedLifetime(suffix) { subscription?.cancel() }
    }

    /// The subscription that is open now; the lock must be held.
    private var subscription: (any Subscription)? {
      switch stage {
      case .prefix(let subscription), .suffix(let subscription): subscription
      case .awaitingPrefix, .awaitingSuffix, .ended: nil
      }
    }
  }
}

extension Publishers.Concatenate {
  private struct PrefixSubscriber<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
    let inner: Inner<Downstream>

    var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    var description: String { "Concatenate" }

    func receive(subscription: any Subscription) {
      inner.receivePrefix(subscription: subscription)
    }

    func receive(_ input: Suffix.Output) -> Subscribers.Demand {
      inner.receivePrefix(input)
    }

    func receive(completion: Subscribers.Completion<Suffix.Failure>) {
      inner.receivePrefix(completion: completion)
    }
  }
}

extension Publishers.Concatenate {
  private struct SuffixSubscriber<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
    let inner: Inner<Downstream>

    var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    var description: String { "Concatenate" }

    func receive(subscription: any Subscription) {
      inner.receiveSuffix(subscription: subscription)
    }

    func receive(_ input: Suffix.Output) -> Subscribers.Demand {
      inner.receiveSuffix(input)
    }

    func receive(completion: Subscribers.Completion<Suffix.Failure>) {
      inner.receiveSuffix(completion: completion)
    }
  }
}
