/// A subject that holds one value and sends it to each new subscriber and at each change.
///
/// Modelled on <https://developer.apple.com/documentation/combine/currentvaluesubject>. A
/// subscriber without demand gets the newest value as soon as it asks again.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var conduits = ConduitList.empty
  private var end: Boxed<Subscribers.Completion<Failure>>?
  private var upstreams: [any Subscription] = []
  private var current: Output

  /// The value held; writing it sends it.
  public final var value: Output {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set { update(newValue, afterEnd: true) }
  }

  /// Makes a subject that holds `value`.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Takes an upstream subscription and asks it for everything.
  public final func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
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
    let conduit = CurrentValueConduit(owner: self, downstream: subscriber)
    conduits.insert(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  /// Holds a new value and sends it.
  public final func send(_ input: Output) {
    update(input, afterEnd: false)
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

  /// Stores a value and sends it; an ended subject still lets its property be written.
  private func update(_ input: Output, afterEnd: Bool) {
    lock.lock()
    guard end == nil || afterEnd else {
      lock.unlock()
      return
    }
    // The old value is freed after the lock, for its end may run code of anybody.
    let old = current
    current = input
    let conduits = conduits
    lock.unlock()
    conduits.forEach(of: Conduit<Output, Failure>.self) { $0.offer(input) }
    withExtendedLifetime(old) {}
  }
}

extension CurrentValueSubject: ConduitOwner {
  func disassociate(_ conduit: AnyConduit) {
    lock.withLock { conduits.remove(conduit) }
  }
}

private final class CurrentValueConduit<Downstream: Subscriber>: DemandConduit<Downstream>,
  Described
{
  var description: String { "CurrentValueSubject" }

  var customMirror: Mirror { Mirror(self, children: shownState) }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    typealias Owner = CurrentValueSubject<Downstream.Input, Downstream.Failure>
    guard let subject = add(demand) as? Owner else { return }
    catchUp { subject.value }
  }
}
