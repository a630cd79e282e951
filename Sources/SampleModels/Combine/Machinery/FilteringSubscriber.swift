/// The subscriber of operators that pass on, change or leave out each value by itself.
///
/// A subclass says in `step(_:)` what becomes of a value and how an error goes downstream.
class FilteringSubscriber<Downstream: Subscriber, Input, Failure: Error>: Subscriber, Subscription,
  Described
{
  private let lock = Lock()
  /// Where the values go.
  final let downstream: Downstream
  private let isStrict: Bool
  private var status = SubscriptionStatus.awaitingSubscription
  let description: String

  /// Makes a subscriber that shows itself as `name`.
  ///
  /// A strict one stops the program at an event that comes before the subscription, as Apple's
  /// operators do; another one ignores it.
  init(_ name: String, _ downstream: Downstream, isStrict: Bool = true) {
    description = name
    self.isStrict = isStrict
    self.downstream = downstream
  }

  /// Decides about one value; what is thrown ends the stream.
  func step(_ input: Input) throws -> FilterStep<Downstream.Input> {
    preconditionFailure("a subclass decides")
  }

  /// Turns an error of upstream or of `step(_:)` into one for downstream.
  func downstreamFailure(_ error: any Error) -> Downstream.Failure {
    error.same(as: Downstream.Failure.self)
  }

  var customMirror: Mirror { Mirror(self, children: ["downstream": downstream]) }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ status.open(subscription) }) else {
      subscription.cancel()
      return
    }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let status = status
    lock.unlock()
    switch status {
    case .awaitingSubscription:
      if isStrict { APIViolation.valueBeforeSubscription() }
      return .none
    case .subscribed: break
    case .pendingTerminal, .terminal: return .none
    }
    do {
      switch try step(input) {
      case .pass(let output): return downstream.receive(output)
      case .drop: return .max(1)
      case .finish: end(.finished)
      }
    } catch {
      end(.failure(downstreamFailure(error)))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    switch status {
    case .awaitingSubscription, .pendingTerminal, .terminal:
      if isStrict, status.isAwaitingSubscription { APIViolation.unexpectedCompletion() }
      lock.unlock()
      return
    case .subscribed:
      status = .terminal
    }
    lock.unlock()
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let error): downstream.receive(completion: .failure(downstreamFailure(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    switch status {
    case .subscribed(let subscription):
      lock.unlock()
      subscription.request(demand)
    case .awaitingSubscription, .pendingTerminal, .terminal:
      if isStrict, status.isAwaitingSubscription { APIViolation.valueBeforeSubscription() }
      lock.unlock()
    }
  }

  func cancel() {
    lock.lock()
    let subscription = status.subscription
    if isStrict || subscription != nil { status = .terminal }
    lock.unlock()
    subscription?.cancel()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    cancel()
    downstream.receive(completion: completion)
  }
}
