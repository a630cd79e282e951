extension Result {
  /// A publisher of this result.
  public var publisher: Result<Success, Failure>.Publisher {
    Publisher(self)
  }

  /// A publisher that sends one value and finishes, or fails at once.
  public struct Publisher: Combine.Publisher {
    /// The type of the value.
    public typealias Output = Success

    /// What is sent.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Makes a publisher of a value.
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// Makes a publisher that fails.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: SingleValueSubscription("Once", value, subscriber))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

extension Result {
  /// Changes the value with a closure that may throw; errors lose their type.
  func trying<T>(_ transform: (Success) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error>.Publisher(
      mapError { $0 as any Error }.flatMap { value in Result<T, any Error> { try transform(value) }
      }
    )
  }
}
