/// A subscriber that writes each value into a `@Published` property.
///
/// The property holds the subscription, so it ends with the property; nothing holds the property.
final class PublishedSubscriber<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  private weak var subject: PublishedSubject<Value>?

  /// Makes a subscriber that writes into the property of `subject`.
  init(_ subject: PublishedSubject<Value>) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    guard let subject else {
      subscription.cancel()
      return
    }
    subject.send(subscription: subscription)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}

extension Publisher where Failure == Never {
  /// Writes each value into a `@Published` property for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.subject))
  }
}
