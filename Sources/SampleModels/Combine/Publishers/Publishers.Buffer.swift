extension Publishers {
  /// A publisher that keeps values until downstream asks for them.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many values it keeps.
    public let size: Int

    /// When it asks for values.
    public let prefetch: Publishers.PrefetchStrategy

    /// What happens to a value without room.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      size: Int,
      prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Inner(downstream: subscriber, size: size, prefetch: prefetch, whenFull: whenFull)
      )
    }
  }
}

extension Publishers.Buffer {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private var status = SubscriptionStatus.awaitingSubscription
    private var values = FIFO<Input>()
    private var demand = Subscribers.Demand.none
    private var terminal: Subscribers.Completion<Failure>?
    private var isDraining = false
    private var isOver = false

    init(
      downstream: Downstream,
      size: Int,
      prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Failure>
    ) {
      self.downstream = downstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    var description: String { "Buffer" }

    var customMirror: Mirror {
      lock.withLock {
        Mirror(
          self,
          children: [
            "values": values.elements, "state": status, "downstreamDemand": demand,
            "terminal": terminal as Any,
          ]
        )
      }
    }

    func receive(subscription: any Subscription) {
      guard lock.withLock({ status.open(subscription) }) else {
        subscription.cancel()
        return
      }
      switch prefetch {
      case .keepFull: subscription.request(.max(size))
      case .byRequest: subscription.request(.unlimited)
      }
      downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard case .subscribed(let subscription) = status, !isOver else {
        lock.unlock()
        return .none
      }
      if case .failure? = terminal {
        lock.unlock()
        return .none
      }
      if values.count >= size, demand == .none || isDraining {
        switch whenFull {
        case .dropNewest:
          lock.unlock()
          return .none
        case .dropOldest:
          _ = values.popFirst()
        case .customError(let makeError):
          lock.unlock()
          let error = makeError()
          subscription.cancel()
          lock.lock()
          if terminal == nil { terminal = .failure(error) }
          lock.unlock()
          return .none
        }
      }
      values.append(input)
      return prefetchDemand(for: drain())
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      guard case .subscribed = status, terminal == nil else {
        lock.unlock()
        return
      }
      terminal = completion
      _ = drain()
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      guard case .subscribed(let subscription) = status else {
        lock.unlock()
        return
      }
      self.demand += demand
      let more = prefetchDemand(for: drain())
      if more != .none { subscription.request(more) }
    }

    func cancel() {
      lock.lock()
      guard case .subscribed(let subscription) = status else {
        lock.unlock()
        return
      }
      status = .terminal
      isOver = true
      let held = values
      values.removeAll()
      lock.unlock()
      withExtendedLifetime(held) { subscription.cancel() }
    }

    /// What to ask of upstream after so many values have left the buffer.
    private func prefetchDemand(for count: Int) -> Subscribers.Demand {
      prefetch == .keepFull ? .max(count) : .none
    }

    /// Sends what the demand allows, then the end if it is due; answers how many values left.
    ///
    /// Called with the lock held, which it frees.
    private func drain() -> Int {
      guard !isDraining, !isOver else {
        lock.unlock()
        return 0
      }
      isDraining = true
      var count = 0
      while demand != .none, let value = values.popFirst() {
        demand -= 1
        count += 1
        lock.unlock()
        let more = downstream.receive(value)
        lock.lock()
        demand += more
      }
      isDraining = false
      finishIfDue(afterSending: count > 0)
      return count
    }

    /// Ends the stream when it is time for it; called with the lock held, which it frees.
    ///
    /// A failure does not wait for the rest of the buffer, once downstream has got something.
    private func finishIfDue(afterSending hasSent: Bool) {
      let isDue =
        switch terminal {
        case .finished?: values.isEmpty && demand != .none
        case .failure?: values.isEmpty || hasSent
        case nil: false
        }
      guard isDue, !isOver, let terminal else {
        lock.unlock()
        return
      }
      isOver = true
      values.removeAll()
      lock.unlock()
      downstream.receive(completion: terminal)
    }
  }
}

extension Publisher {
  /// Keeps values until downstream asks for them.
  /// - Parameters:
  ///   - size: How many values are kept.
  ///   - prefetch: When upstream is asked for values.
  ///   - whenFull: What happens to a value without room.
  /// - Returns: A publisher of the values that had room.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
