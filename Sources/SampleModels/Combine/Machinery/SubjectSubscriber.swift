/// A subscriber that passes everything it receives on to a subject.
///
/// It is at the same time the subscription which the subject gets, so the subject decides about
/// the demand. The subject holds it by that; it does not hold the subject, which may go first.
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Subscription, Described {
  typealias Input = Downstream.Output
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private weak var downstream: Downstream?
  private var upstream: (any Subscription)?

  /// Makes a subscriber that feeds `subject`.
  init(_ subject: Downstream) {
    downstream = subject
  }

  var description: String { "Subject" }

  var customMirror: Mirror {
    lock.withLock {
      Mirror(
        self,
        children: ["downstreamSubject": downstream as Any, "upstreamSubscription": upstream as Any]
      )
    }
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, let subject = downstream else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    lock.unlock()
    subject.send(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let subject = lock.withLock { upstream == nil ? nil : downstream }
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard upstream != nil else {
      lock.unlock()
      return
    }
    let subject = downstream
    downstream = nil
    let subscription = upstream.take()
    lock.unlock()
    subject?.send(completion: completion)
    withExtendedLifetime(subscription) {}
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    lock.lock()
    let subscription = upstream.take()
    let subject = downstream
    downstream = nil
    lock.unlock()
    subscription?.cancel()
    withExtendedLifetime(subject) {}
  }
}
