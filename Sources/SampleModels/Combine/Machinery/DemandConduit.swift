/// A conduit that delivers a value only if it was asked for.
class DemandConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure>,
  Subscription
{
  private let downstreamLock = RecursiveLock()
  private var owner: (any ConduitOwner)?
  private var receiver: Receiver<Downstream>?
  private var demand = Subscribers.Demand.none
  private var isBehind = true
  private let lock = Lock()

  /// Makes a conduit from `owner` to `downstream`.
  init(owner: any ConduitOwner, downstream: Downstream) {
    self.owner = owner
    receiver = Receiver(downstream)
  }

  /// What a mirror shows: both ends and the demand.
  final var shownState: KeyValuePairs<String, Any> {
    lock.withLock {
      [
        "parent": owner as Any, "downstream": receiver?.base as Any, "demand": demand,
        "subject": owner as Any,
      ]
    }
  }

  final override func offer(_ output: Downstream.Input) {
    lock.lock()
    guard demand != .none, let receiver else {
      isBehind = true
      lock.unlock()
      return
    }
    demand -= 1
    isBehind = false
    lock.unlock()
    deliver(output, to: receiver)
  }

  final override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let receiver = end() else { return }
    downstreamLock.withLock { receiver.base.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    _ = add(demand)
  }

  final func cancel() {
    _ = end()
  }

  /// Takes note of demand and answers the publisher, if the conduit is still open.
  final func add(_ demand: Subscribers.Demand) -> (any ConduitOwner)? {
    lock.lock()
    defer { lock.unlock() }
    guard receiver != nil else { return nil }
    self.demand += demand
    return owner
  }

  /// Delivers a value that is asked for now if the last one that came was missed.
  final func catchUp(with value: () -> Downstream.Input) {
    lock.lock()
    guard isBehind, demand != .none, let receiver else {
      lock.unlock()
      return
    }
    isBehind = false
    demand -= 1
    lock.unlock()
    deliver(value(), to: receiver)
  }

  @inline(__always)
  private func deliver(_ output: Downstream.Input, to receiver: Receiver<Downstream>) {
    downstreamLock.lock()
    let more = receiver.base.receive(output)
    downstreamLock.unlock()
    guard more != .none else { return }
    lock.lock()
    demand += more
    lock.unlock()
  }

  /// Cuts both ends off and answers the subscriber, if it was still there.
  private func end() -> Receiver<Downstream>? {
    lock.lock()
    let receiver = receiver.take()
    let owner = owner.take()
    lock.unlock()
    owner?.disassociate(self)
    return receiver
  }
}
