/// The subscriber of operators that make one value out of a whole stream.
///
/// It asks upstream for everything, keeps a `result` and sends it once, when upstream has ended
/// and downstream has asked. A subclass says in `step(_:)` what a value does to the result.
class ReducingSubscriber<Downstream: Subscriber, Input, Failure: Error>: Subscriber, Subscription,
  Described
{
  private let lock = Lock()
  private let downstream: Downstream
  private let initial: Downstream.Input?
  private var status = SubscriptionStatus.awaitingSubscription
  private var isRequested = false
  private var isComplete = false
  let description: String

  /// What is sent at the end, if anything; changed by `step(_:)` only.
  final var result: Downstream.Input?

  /// Makes a subscriber that shows itself as `name`.
  init(_ name: String, _ downstream: Downstream, initial: Downstream.Input?) {
    description = name
    self.downstream = downstream
    self.initial = initial
    result = initial
  }

  /// Takes a value into the result and answers whether more are wanted; a thrown error ends the
  /// stream.
  func step(_ input: Input) throws -> Bool {
    preconditionFailure("a subclass decides")
  }

  /// Turns an error of upstream or of `step(_:)` into one for downstream.
  func downstreamFailure(_ error: any Error) -> Downstream.Failure {
    error.same(as: Downstream.Failure.self)
  }

  var customMirror: Mirror {
    lock.withLock {
      Mirror(
        self,
        children: [
          "downstream": downstream, "result": result as Any, "initial": initial as Any,
          "status": status,
        ]
      )
    }
  }

  final func receive(subscription: any Subscription) {
    guard lock.withLock({ status.open(subscription) }) else {
      subscription.cancel()
      return
    }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard case .subscribed(let subscription) = status else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    do {
      if try step(input) { return .none }
      guard terminate() != nil else { return .none }
      subscription.cancel()
      finish()
    } catch {
      guard terminate() != nil else { return .none }
      subscription.cancel()
      downstream.receive(completion: .failure(downstreamFailure(error)))
    }
    return .none
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    guard terminate() != nil else { return }
    switch completion {
    case .finished: finish()
    case .failure(let error): downstream.receive(completion: .failure(downstreamFailure(error)))
    }
  }

  final func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.lock()
    guard !isRequested else {
      lock.unlock()
      return
    }
    isRequested = true
    let isComplete = isComplete
    lock.unlock()
    if isComplete { deliver() }
  }

  final func cancel() {
    guard let subscription = terminate() else {
      lock.withLock { if !status.isAwaitingSubscription { isComplete = false } }
      return
    }
    subscription.cancel()
  }

  /// Goes from the open state into the last one and answers the subscription that was open.
  private func terminate() -> (any Subscription)? {
    lock.withLock { status.end() }
  }

  /// Sends the result now or, without demand, leaves it to the first request.
  private func finish() {
    lock.lock()
    isComplete = true
    let isRequested = isRequested
    lock.unlock()
    if isRequested { deliver() }
  }

  private func deliver() {
    if let result { _ = downstream.receive(result) }
    downstream.receive(completion: .finished)
  }
}
