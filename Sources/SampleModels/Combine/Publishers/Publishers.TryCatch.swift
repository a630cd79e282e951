extension Publishers {
  /// A publisher that goes on with another one or an error where its upstream fails.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// Whatever upstream or the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// What makes the other publisher out of the error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let subscription = CatchingSubscription<S, Upstream.Failure, NewPublisher>(
        "TryCatch",
        subscriber,
        handler: handler
      ) { $0 }
      upstream.subscribe(CatchingSubscription.First(parent: subscription))
    }
  }
}

extension Publisher {
  /// Goes on with another publisher where this one fails; a thrown error ends the stream.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
