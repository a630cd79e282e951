/// The subject behind the publisher of a `@Published` property.
///
/// It differs from a current value subject in its order: subscribers hear of a value before the
/// property has it.
final class PublishedSubject<Output>: Subject {
  typealias Failure = Never

  private let lock = Lock()
  private var conduits = ConduitList<Conduit<Output, Never>>.empty
  private var upstreams: [any Subscription] = []
  private var current: Output

  /// Makes a subject that holds `value`.
  init(_ value: Output) {
    current = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// The value held.
  var value: Output { lock.withLock { current } }

  func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    let conduit = PublishedConduit(parent: self, downstream: subscriber)
    lock.withLock { conduits.insert(conduit) }
    subscriber.receive(subscription: conduit)
  }

  func send(_ input: Output) {
    lock.lock()
    let conduits = conduits
    lock.unlock()
    conduits.forEach { $0.offer(input) }
    lock.lock()
    let old = current
    current = input
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  /// Does nothing: a property has no end.
  func send(completion: Subscribers.Completion<Never>) {}

  fileprivate func disassociate(_ conduit: Conduit<Output, Never>) {
    lock.withLock { conduits.remove(conduit) }
  }
}

private final class PublishedConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Never>,
  Subscription, Described
where Downstream.Failure == Never {
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var parent: PublishedSubject<Downstream.Input>?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var hasDeliveredCurrent = false

  init(parent: PublishedSubject<Downstream.Input>, downstream: Downstream) {
    self.parent = parent
    self.downstream = downstream
  }

  var description: String { "PublishedSubject" }

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
    guard let downstream else {
      lock.unlock()
      return
    }
    guard demand != .none else {
      hasDeliveredCurrent = false
      lock.unlock()
      return
    }
    demand -= 1
    hasDeliveredCurrent = true
    lock.unlock()
    deliver(output, to: downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.lock()
    guard let downstream, let parent else {
      lock.unlock()
      return
    }
    self.demand += demand
    guard !hasDeliveredCurrent else {
      lock.unlock()
      return
    }
    hasDeliveredCurrent = true
    self.demand -= 1
    lock.unlock()
    deliver(parent.value, to: downstream)
  }

  func cancel() {
    lock.lock()
    let downstream = downstream.take()
    let parent = parent.take()
    lock.unlock()
    parent?.disassociate(self)
    withExtendedLifetime(downstream) {}
  }

  private func deliver(_ output: Downstream.Input, to downstream: Downstream) {
    downstreamLock.lock()
    let more = downstream.receive(output)
    downstreamLock.unlock()
    guard more != .none else { return }
    lock.withLock { demand += more }
  }
}
