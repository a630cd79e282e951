extension Publishers {
  /// A publisher of the values of the newest publisher that its upstream sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The values it sends.
    public typealias Output = P.Output

    /// The failures it ends with.
    public typealias Failure = P.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = Outer(downstream: subscriber)
      subscriber.receive(subscription: inner)
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.SwitchToLatest {
  private final class Outer<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == P.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstreamLock = RecursiveLock()
    private let downstream: Downstream
    private var upstream: (any Subscription)?
    private var current: (any Subscription)?
    private var currentIndex = 0
    private var isAwaitingInner = false
    private var isFinished = false
    private var isOver = false
    private var demand = Subscribers.Demand.none

    init(downstream: Downstream) {
      self.downstream = downstream
    }

    var description: String { "SwitchToLatest" }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard upstream == nil, !isOver else {
        lock.unlock()
        subscription.cancel()
        return
      }
      upstream = subscription
      lock.unlock()
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard !isOver else {
        lock.unlock()
        return .none
      }
      let old = current.take()
      currentIndex += 1
      let index = currentIndex
      isAwaitingInner = true
      lock.unlock()
      old?.cancel()
      input.subscribe(Side(outer: self, index: index))
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      switch completion {
      case .finished: finish { self.isFinished = true }
      case .failure: fail(completion) { self.upstream = nil }
      }
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      lock.lock()
      self.demand += demand
      let subscription = current
      lock.unlock()
      subscription?.request(demand)
    }

    func cancel() {
      let (upstream, current) = close()
      current?.cancel()
      upstream?.cancel()
    }

    fileprivate func receive(subscription: any Subscription, from index: Int) {
      lock.lock()
      guard index == currentIndex, current == nil, !isOver else {
        lock.unlock()
        subscription.cancel()
        return
      }
      current = subscription
      isAwaitingInner = false
      let demand = demand
      lock.unlock()
      if demand != .none { subscription.request(demand) }
    }

    fileprivate func receive(_ input: P.Output, from index: Int) -> Subscribers.Demand {
      lock.lock()
      guard index == currentIndex, !isOver else {
        lock.unlock()
        return .none
      }
      demand.assertNonZero()
      demand -= 1
      lock.unlock()
      let more = downstreamLock.withLock { downstream.receive(input) }
      if more != .none { lock.withLock { demand += more } }
      return more
    }

    fileprivate func receive(completion: Subscribers.Completion<Failure>, from index: Int) {
      lock.lock()
      guard index == currentIndex, !isOver else {
        lock.unlock()
        return
      }
      precondition(!isAwaitingInner, "API Violation: received an unexpected completion")
      lock.unlock()
      switch completion {
      case .finished: finish { self.current = nil }
      case .failure: fail(completion) { self.current = nil }
      }
    }

    /// Changes the state and sends the end if nothing can come any more.
    private func finish(_ change: () -> Void) {
      lock.lock()
      change()
      guard !isOver, isFinished, current == nil, !isAwaitingInner else {
        lock.unlock()
        return
      }
      isOver = true
      lock.unlock()
      downstreamLock.withLock { downstream.receive(completion: .finished) }
    }

    /// Changes the state, cancels what is left open and sends the failure.
    private func fail(_ completion: Subscribers.Completion<Failure>, _ change: () -> Void) {
      lock.lock()
      guard !isOver else {
        lock.unlock()
        return
      }
      change()
      lock.unlock()
      let (upstream, current) = close()
      current?.cancel()
      upstream?.cancel()
      downstreamLock.withLock { downstream.receive(completion: completion) }
    }

    private func close() -> (upstream: (any Subscription)?, current: (any Subscription)?) {
      lock.withLock {
        isOver = true
        return (upstream.take(), current.take())
      }
    }
  }
}

extension Publishers.SwitchToLatest {
  private struct Side<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == P.Output, Downstream.Failure == Upstream.Failure {
    let combineIdentifier = CombineIdentifier()
    let outer: Outer<Downstream>
    let index: Int

    var description: String { "SwitchToLatest" }

    var customMirror: Mirror {
      Mirror(self, children: ["parentSubscription": outer.combineIdentifier])
    }

    func receive(subscription: any Subscription) {
      outer.receive(subscription: subscription, from: index)
    }

    func receive(_ input: P.Output) -> Subscribers.Demand {
      outer.receive(input, from: index)
    }

    func receive(completion: Subscribers.Completion<P.Failure>) {
      outer.receive(completion: completion, from: index)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the newest publisher that came, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the newest publisher that came, which may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }

  /// Sends the values of the newest publisher that came, none of which can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output.Failure == Never {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the newest publisher that came, which cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}
