/// A subject that passes values on to its subscribers and keeps none.
///
/// Modelled on <https://developer.apple.com/documentation/combine/passthroughsubject>. A value is
/// dropped for each subscriber that has no demand.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var conduits = ConduitList<Conduit<Output, Failure>>.empty
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var hasDownstreamDemand = false

  /// Makes a subject without subscribers.
  public init() {}

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Takes an upstream subscription, asking it for everything as soon as anybody wants values.
  public final func send(subscription: any Subscription) {
    lock.lock()
    upstreams.append(subscription)
    let wanted = hasDownstreamDemand
    lock.unlock()
    if wanted { subscription.request(.unlimited) }
  }

  /// Attaches a subscriber, or ends it at once if the subject has ended.
  public final func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    lock.lock()
    if let completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = PassthroughConduit(parent: self, downstream: subscriber)
    conduits.insert(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  /// Sends a value to each subscriber that has demand.
  public final func send(_ input: Output) {
    lock.lock()
    guard completion == nil else {
      lock.unlock()
      return
    }
    let conduits = conduits
    lock.unlock()
    conduits.forEach { $0.offer(input) }
  }

  /// Ends the subject; whatever is sent later is dropped.
  public final func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard self.completion == nil else {
      lock.unlock()
      return
    }
    self.completion = completion
    let conduits = conduits.takeAll()
    lock.unlock()
    conduits.forEach { $0.finish(completion) }
  }

  /// Asks upstream for everything when the first subscriber wants values.
  fileprivate func acknowledgeDemand() {
    lock.lock()
    guard !hasDownstreamDemand else {
      lock.unlock()
      return
    }
    hasDownstreamDemand = true
    let upstreams = upstreams
    lock.unlock()
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  fileprivate func disassociate(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.remove(conduit) }
  }
}

private final class PassthroughConduit<Downstream: Subscriber>: Conduit<
  Downstream.Input, Downstream.Failure
>, Subscription, Described
{
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var parent: PassthroughSubject<Downstream.Input, Downstream.Failure>?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  init(
    parent: PassthroughSubject<Downstream.Input, Downstream.Failure>,
    downstream: Downstream
  ) {
    self.parent = parent
    self.downstream = downstream
  }

  var description: String { "PassthroughSubject" }

  var customMirror: Mirror {
    lock.withLock {
      Mirror(
        self,
        children: [
          "parent": parent as Any, "downstream": downstream as Any, "demand": demand,
          "subject": parent as Any,
        ]
      )
    }
  }

  override func offer(_ output: Downstream.Input) {
    lock.lock()
    guard demand != .none, let downstream else {
      lock.unlock()
      return
    }
    demand -= 1
    lock.unlock()
    downstreamLock.lock()
    let more = downstream.receive(output)
    downstreamLock.unlock()
    guard more != .none else { return }
    lock.withLock { demand += more }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream = end() else { return }
    downstreamLock.withLock { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return
    }
    self.demand += demand
    let parent = parent
    lock.unlock()
    parent?.acknowledgeDemand()
  }

  func cancel() {
    _ = end()
  }

  /// Cuts both ends off and answers the subscriber, if it was still there.
  private func end() -> Downstream? {
    lock.lock()
    let downstream = downstream.take()
    let parent = parent.take()
    lock.unlock()
    parent?.disassociate(self)
    return downstream
  }
}
