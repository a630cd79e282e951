extension Publishers {
  /// A publisher that changes the error of another one.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// What is made of the error.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes a publisher that changes the error of `upstream`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }
  }
}

extension Publishers.MapError {
  /// Makes a publisher that changes the error of `upstream`.
  public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
    self.init(upstream: upstream, transform: map)
  }
}

extension Publishers.MapError {
  private struct Inner<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == Upstream.Output {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let combineIdentifier = CombineIdentifier()
    let downstream: Downstream
    let transform: (Upstream.Failure) -> Downstream.Failure

    var description: String { "MapError" }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      switch completion {
      case .finished: downstream.receive(completion: .finished)
      case .failure(let error): downstream.receive(completion: .failure(transform(error)))
      }
    }
  }
}

extension Publisher {
  /// Changes the error with a closure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
