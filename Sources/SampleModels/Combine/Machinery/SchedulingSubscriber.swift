/// The subscriber of operators that deliver everything by way of a scheduler.
class SchedulingSubscriber<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private let downstream: Downstream
  private var status = SubscriptionStatus.awaitingSubscription

  /// Makes a subscriber that delivers to `downstream`.
  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Has something done by the scheduler.
  func schedule(_ action: @escaping () -> Void) {
    preconditionFailure("a subclass knows the scheduler")
  }

  final func receive(subscription: any Subscription) {
    guard lock.withLock({ status.open(subscription) }) else {
      subscription.cancel()
      return
    }
    downstream.receive(subscription: self)
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard case .subscribed = status else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    schedule { self.deliver(input) }
    return .none
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard case .subscribed(let subscription) = status else {
      lock.unlock()
      return
    }
    // What was scheduled before is still to be delivered.
    status = .pendingTerminal(subscription)
    lock.unlock()
    schedule { self.deliver(completion) }
  }

  private func deliver(_ input: Input) {
    guard lock.withLock({ status.subscription }) != nil else { return }
    let demand = downstreamLock.withLock { downstream.receive(input) }
    guard demand != .none else { return }
    lock.withLock { status.subscription }?.request(demand)
  }

  private func deliver(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard case .pendingTerminal = status else {
      lock.unlock()
      return
    }
    status = .terminal
    lock.unlock()
    downstreamLock.withLock { downstream.receive(completion: completion) }
  }

  final func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard case .subscribed(let subscription) = status else {
      lock.unlock()
      return
    }
    lock.unlock()
    subscription.request(demand)
  }

  final func cancel() {
    lock.lock()
    guard let subscription = status.subscription else {
      lock.unlock()
      return
    }
    status = .terminal
    lock.unlock()
    subscription.cancel()
  }
}
