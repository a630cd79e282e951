extension Publishers {
  /// A publisher that gives the values of one subscription to many subscribers through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public final let upstream: Upstream

    /// What makes the subject, at the first use.
    public final let createSubject: () -> SubjectType

    private let lock = Lock()
    private var subject: SubjectType?

    /// Makes the publisher.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber to the subject.
    public final func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, Output == S.Input {
      sharedSubject().subscribe(Inner(parent: self, downstream: subscriber))
    }

    /// Subscribes the subject to upstream.
    public final func connect() -> any Cancellable {
      upstream.subscribe(sharedSubject())
    }

    private func sharedSubject() -> SubjectType {
      lock.lock()
      if let subject {
        lock.unlock()
        return subject
      }
      lock.unlock()
      let created = createSubject()
      lock.lock()
      defer { lock.unlock() }
      if let subject { return subject }
      subject = created
      return created
    }
  }
}

extension Publishers.Multicast {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private var parent: Publishers.Multicast<Upstream, SubjectType>?
    private var downstream: Downstream?
    private var status = SubscriptionStatus.awaitingSubscription

    init(parent: Publishers.Multicast<Upstream, SubjectType>, downstream: Downstream) {
      self.parent = parent
      self.downstream = downstream
    }

    var description: String { "Multicast" }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard status.isAwaitingSubscription, let downstream else {
        lock.unlock()
        subscription.cancel()
        return
      }
      status = .subscribed(subscription)
      lock.unlock()
      downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard case .subscribed(let subscription) = status, let downstream else {
        lock.unlock()
        return .none
      }
      lock.unlock()
      let demand = downstream.receive(input)
      if demand != .none { subscription.request(demand) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      guard case .subscribed = status else {
        lock.unlock()
        return
      }
      let held = end()
      held.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { status.subscription }?.request(demand)
    }

    func cancel() {
      lock.lock()
      guard case .subscribed = status else {
        lock.unlock()
        return
      }
      let held = end()
      held.subscription?.cancel()
    }

    /// Lets go of everything; called with the lock held, which it frees.
    private func end() -> (
      downstream: Downstream?, subscription: (any Subscription)?,
      parent: Publishers.Multicast<Upstream, SubjectType>?
    ) {
      let held = (downstream.take(), status.subscription, parent.take())
      status = .terminal
      lock.unlock()
      return held
    }
  }
}

extension Publisher {
  /// Gives the values of one subscription to many subscribers through a subject made at need.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Gives the values of one subscription to many subscribers through this subject.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
