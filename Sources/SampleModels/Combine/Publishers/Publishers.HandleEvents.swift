extension Publishers {
  /// A publisher that runs closures at the events of another one.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What happens on subscribing.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// What happens on a value.
    public var receiveOutput: ((Upstream.Output) -> Void)?

    /// What happens at the end.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// What happens on cancelling.
    public var receiveCancel: (() -> Void)?

    /// What happens on a request.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, events: self))
    }
  }
}

extension Publishers.HandleEvents {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private var status = SubscriptionStatus.awaitingSubscription
    private var events: Publishers.HandleEvents<Upstream>?

    init(downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
      self.downstream = downstream
      self.events = events
    }

    var description: String { "HandleEvents" }

    func receive(subscription: any Subscription) {
      current?.receiveSubscription?(subscription)
      guard lock.withLock({ status.open(subscription) }) else {
        subscription.cancel()
        return
      }
      downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      current?.receiveOutput?(input)
      let demand = downstream.receive(input)
      if demand != .none { current?.receiveRequest?(demand) }
      return demand
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      forget()?.receiveCompletion?(completion)
      lock.withLock { status = .terminal }
      downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      current?.receiveRequest?(demand)
      lock.withLock { status.subscription }?.request(demand)
    }

    func cancel() {
      lock.lock()
      let events = events
      guard let subscription = status.subscription else {
        lock.unlock()
        events?.receiveCancel?()
        return
      }
      status = .terminal
      self.events = nil
      lock.unlock()
      events?.receiveCancel?()
      subscription.cancel()
    }

    /// The closures, as long as the stream is open.
    private var current: Publishers.HandleEvents<Upstream>? { lock.withLock { events } }

    private func forget() -> Publishers.HandleEvents<Upstream>? {
      lock.withLock { events.take() }
    }
  }
}

extension Publisher {
  /// Runs closures at the events of this publisher.
  /// - Parameters:
  ///   - receiveSubscription: What happens on subscribing.
  ///   - receiveOutput: What happens on a value, before it goes downstream.
  ///   - receiveCompletion: What happens at the end, before it goes downstream.
  ///   - receiveCancel: What happens on cancelling.
  ///   - receiveRequest: What happens on a request.
  /// - Returns: A publisher of the same events.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }
}
