extension Publishers {
  /// A publisher that prints the events of another one.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What each line begins with.
    public let prefix: String

    /// Where the lines go; standard output if `nil`.
    public let stream: (any TextOutputStream)?

    /// Makes the publisher.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, prefix: prefix, stream: stream))
    }
  }
}

extension Publishers.Print {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let streamLock = Lock()
    private let downstream: Downstream
    private let prefix: String
    private var stream: (any TextOutputStream)?
    private var status = SubscriptionStatus.awaitingSubscription

    init(downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
      self.downstream = downstream
      self.prefix = prefix.isEmpty ? "" : prefix + ": "
      self.stream = stream
    }

    var description: String { "Print" }

    func receive(subscription: any Subscription) {
      log("receive subscription: (\(subscription))")
      guard lock.withLock({ status.open(subscription) }) else {
        subscription.cancel()
        return
      }
      downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      log("receive value: (\(input))")
      let demand = downstream.receive(input)
      if demand != .none { log("request \(name(of: demand)) (synchronous)") }
      return demand
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      switch completion {
      case .finished: log("receive finished")
      case .failure(let error): log("receive error: (\(error))")
      }
      lock.withLock { status = .terminal }
      downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      log("request \(name(of: demand))")
      lock.withLock { status.subscription }?.request(demand)
    }

    func cancel() {
      log("receive cancel")
      lock.lock()
      let subscription = status.subscription
      if subscription != nil { status = .terminal }
      lock.unlock()
      subscription?.cancel()
    }

    private func name(of demand: Subscribers.Demand) -> String {
      demand.max.map { "max: (\($0))" } ?? "unlimited"
    }

    private func log(_ event: String) {
      streamLock.lock()
      defer { streamLock.unlock() }
      let line = prefix + event
      guard stream != nil else {
        Swift.print(line)
        return
      }
      // The pieces that printing to a stream writes: separator, text and terminator.
      stream?.write("")
      stream?.write(line)
      stream?.write("\n")
    }
  }
}

extension Publisher {
  /// Prints the events of this publisher.
  /// - Parameters:
  ///   - prefix: What each line begins with.
  ///   - stream: Where the lines go; standard output if `nil`.
  /// - Returns: A publisher of the same events.
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
