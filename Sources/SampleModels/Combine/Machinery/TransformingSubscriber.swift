/// The subscriber of operators that make one value out of each value and may throw.
class TransformingSubscriber<Downstream: Subscriber, Input, Failure: Error>: Subscriber,
  Subscription, Described
where Downstream.Failure == any Error {
  private let lock = Lock()
  private var status = SubscriptionStatus.awaitingSubscription
  /// Where the values go.
  final let downstream: Downstream
  let description: String

  /// Makes a subscriber that shows itself as `name`.
  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  /// Makes a value; what is thrown ends the stream.
  func transform(_ input: Input) throws -> Downstream.Input {
    preconditionFailure("a subclass decides")
  }

  var customMirror: Mirror { Mirror(self, children: [:]) }

  /// The state of the subscription, for a mirror.
  final var shownStatus: SubscriptionStatus { lock.withLock { status } }

  final func receive(subscription: any Subscription) {
    guard lock.withLock({ status.open(subscription) }) else {
      subscription.cancel()
      return
    }
    downstream.receive(subscription: self)
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    do {
      return downstream.receive(try transform(input))
    } catch {
      guard let subscription = end() else { return .none }
      subscription.cancel()
      downstream.receive(completion: .failure(error))
      return .none
    }
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    downstream.receive(completion: completion.erased)
  }

  final func request(_ demand: Subscribers.Demand) {
    lock.withLock { status.subscription }?.request(demand)
  }

  final func cancel() {
    end()?.cancel()
  }

  /// Goes into the last state and answers the subscription that was open.
  private func end() -> (any Subscription)? {
    lock.withLock { status.end() }
  }
}
