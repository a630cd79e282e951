extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The values it sends.
    public typealias Output = Elements.Element

    /// The elements to send.
    public let sequence: Elements

    /// Makes the publisher.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = SequenceSubscription(sequence, subscriber)
      if inner.isExhausted {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      } else {
        subscriber.receive(subscription: inner)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements of this sequence.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}
