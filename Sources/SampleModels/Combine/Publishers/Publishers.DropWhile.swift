extension Publishers {
  /// A publisher that leaves out values until a closure refuses one.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether values are still left out.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        DroppingSubscriber<S, Upstream.Failure>("DropWhile", subscriber, predicate)
      )
    }
  }
}

extension Publisher {
  /// Leaves out values until a closure refuses one.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
