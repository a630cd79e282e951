/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// The value that is sent.
  public let output: Output

  /// Makes a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber, which gets the value when it asks for any.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    subscriber.receive(subscription: SingleValueSubscription("Just", output, subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
