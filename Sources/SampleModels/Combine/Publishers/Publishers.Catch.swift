extension Publishers {
  /// A publisher that goes on with another one where its upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The failures it ends with.
    public typealias Failure = NewPublisher.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What makes the other publisher out of the error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let subscription = CatchingSubscription<S, Upstream.Failure, NewPublisher>(
        "Catch",
        subscriber,
        handler: handler
      ) { $0.same(as: NewPublisher.Failure.self) }
      upstream.subscribe(CatchingSubscription.First(parent: subscription))
    }
  }
}

extension Publisher {
  /// Goes on with another publisher where this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
