/// The subscriber of operators that encode or decode each value.
final class CodingSubscriber<Downstream: Subscriber, Input, Failure: Error>: Subscriber,
  Subscription, Described
where Downstream.Failure == any Error {
  private let lock = Lock()
  private let downstream: Downstream
  private let code: (Input) throws -> Downstream.Input
  private var upstream: (any Subscription)?
  private var isFinished = false
  let description: String

  /// Makes a subscriber that shows itself as `name`.
  init(
    _ name: String,
    _ downstream: Downstream,
    _ code: @escaping (Input) throws -> Downstream.Input
  ) {
    description = name
    self.downstream = downstream
    self.code = code
  }

  var customMirror: Mirror {
    lock.withLock {
      Mirror(
        self,
        children: [
          "downstream": downstream, "finished": isFinished,
          "upstreamSubscription": upstream as Any,
        ]
      )
    }
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, !isFinished else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if lock.withLock({ isFinished }) { return .none }
    do {
      return downstream.receive(try code(input))
    } catch {
      lock.lock()
      isFinished = true
      let subscription = upstream.take()
      lock.unlock()
      subscription?.cancel()
      downstream.receive(completion: .failure(error))
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard !isFinished else {
      lock.unlock()
      return
    }
    isFinished = true
    let subscription = upstream.take()
    lock.unlock()
    withExtendedLifetime(subscription) { downstream.receive(completion: completion.erased) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    lock.lock()
    guard !isFinished, let subscription = upstream.take() else {
      lock.unlock()
      return
    }
    isFinished = true
    lock.unlock()
    subscription.cancel()
  }
}
