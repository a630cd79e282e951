/// A subject that passes values on to its subscribers and keeps none.
///
/// Modelled on <https://developer.apple.com/documentation/combine/passthroughsubject>. A value is
/// dropped for each subscriber that has no demand.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var conduits = ConduitList.empty
  private var end: Boxed<Subscribers.Completion<Failure>>?
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
    if let end {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end.value)
      return
    }
    let conduit = PassthroughConduit(owner: self, downstream: subscriber)
    conduits.insert(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  /// Sends a value to each subscriber that has demand.
  public final func send(_ input: Output) {
    lock.lock()
    guard end == nil else {
      lock.unlock()
      return
    }
    let conduits = conduits
    lock.unlock()
    conduits.forEach(of: Conduit<Output, Failure>.self) { $0.offer(input) }
  }

  /// Ends the subject; whatever is sent later is dropped.
  public final func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard end == nil else {
      lock.unlock()
      return
    }
    end = Boxed(completion)
    let conduits = conduits.takeAll()
    lock.unlock()
    conduits.forEach(of: Conduit<Output, Failure>.self) { $0.finish(completion) }
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
}

extension PassthroughSubject: ConduitOwner {
  func disassociate(_ conduit: AnyConduit) {
    lock.withLock { conduits.remove(conduit) }
  }
}

private final class PassthroughConduit<Downstream: Subscriber>: DemandConduit<Downstream>, Described
{
  var description: String { "PassthroughSubject" }

  var customMirror: Mirror { Mirror(self, children: shownState) }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let subject = add(demand) as? PassthroughSubject<Downstream.Input, Downstream.Failure>
    subject?.acknowledgeDemand()
  }
}
