/// A subject that holds one value and sends it to each new subscriber and at each change.
///
/// Modelled on <https://developer.apple.com/documentation/combine/currentvaluesubject>. A
/// subscriber without demand gets the newest value as soon as it asks again.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var conduits = ConduitList<Conduit<Output, Failure>>.empty
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var current: Output

  /// The value held; writing it sends it.
  public final var value: Output {
    get { lock.withLock { current } }
    set { update(newValue, afterCompletion: true) }
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
    if let completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = CurrentValueConduit(parent: self, downstream: subscriber)
    conduits.insert(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  /// Holds a new value and sends it.
  public final func send(_ input: Output) {
    update(input, afterCompletion: false)
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

  /// Stores a value and sends it; an ended subject still lets its property be written.
  private func update(_ input: Output, afterCompletion: Bool) {
    lock.lock()
    guard completion == nil || afterCompletion else {
      lock.unlock()
      return
    }
    let old = current
    current = input
    let conduits = conduits
    lock.unlock()
    withExtendedLifetime(old) { conduits.forEach { $0.offer(input) } }
  }

  fileprivate func disassociate(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.remove(conduit) }
  }
}

private final class CurrentValueConduit<Downstream: Subscriber>: Conduit<
  Downstream.Input, Downstream.Failure
>, Subscription, Described
{
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var parent: CurrentValueSubject<Downstream.Input, Downstream.Failure>?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var hasDeliveredCurrent = false

  init(
    parent: CurrentValueSubject<Downstream.Input, Downstream.Failure>,
    downstream: Downstream
  ) {
    self.parent = parent
    self.downstream = downstream
  }

  var description: String { "CurrentValueSubject" }

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

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream = end() else { return }
    downstreamLock.withLock { downstream.receive(completion: completion) }
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
    _ = end()
  }

  private func deliver(_ output: Downstream.Input, to downstream: Downstream) {
    downstreamLock.lock()
    let more = downstream.receive(output)
    downstreamLock.unlock()
    guard more != .none else { return }
    lock.withLock { demand += more }
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
