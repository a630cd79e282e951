extension Optional {
  /// A publisher of this value, if there is one.
  public var publisher: Optional<Wrapped>.Publisher {
    Publisher(self)
  }

  /// A publisher that sends one value, or none, and finishes.
  public struct Publisher: Combine.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped

    /// It cannot fail.
    public typealias Failure = Never

    /// What is sent, if anything.
    public let output: Wrapped?

    /// Makes a publisher of a value, if there is one.
    public init(_ output: Output?) {
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == Never {
      if let output {
        subscriber.receive(
          subscription: SingleValueSubscription("Optional", output, subscriber)
        )
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
