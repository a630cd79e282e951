/// The storage of a `@Published` property and at the same time the subject behind `$x`.
///
/// It differs from a current value subject in its order: the object's publisher is signalled, then
/// subscribers hear of a value, then the property has it.
final class PublishedSubject<Output>: AnyPublishedSubject, Subject {
  typealias Failure = Never

  private var conduits = ConduitList.empty
  private var upstreams: [any Subscription] = []
  private var current: Output

  /// Stores the first value.
  init(_ value: Output) {
    current = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// The value of the property.
  var value: Output {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    let conduit = PublishedConduit(owner: self, downstream: subscriber)
    lock.withLock { conduits.insert(conduit) }
    subscriber.receive(subscription: conduit)
  }

  func send(_ input: Output) {
    lock.lock()
    if let publisher = objectWillChange {
      lock.unlock()
      publisher.send()
      lock.lock()
    }
    if case .empty = conduits {
    } else {
      let conduits = conduits
      lock.unlock()
      conduits.forEach(of: Conduit<Output, Never>.self) { $0.offer(input) }
      lock.lock()
    }
    // The old value is freed after the lock, for its end may run code of anybody.
    let old = current
    current = input
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  /// Does nothing: a property has no end.
  func send(completion: Subscribers.Completion<Never>) {}
}

extension PublishedSubject: ConduitOwner {
  func disassociate(_ conduit: AnyConduit) {
    lock.withLock { conduits.remove(conduit) }
  }
}

private final class PublishedConduit<Downstream: Subscriber>: DemandConduit<Downstream>, Described
where Downstream.Failure == Never {
  var description: String { "PublishedSubject" }

  var customMirror: Mirror { Mirror(self, children: shownState) }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    guard let subject = add(demand) as? PublishedSubject<Downstream.Input> else { return }
    catchUp { subject.value }
  }
}
