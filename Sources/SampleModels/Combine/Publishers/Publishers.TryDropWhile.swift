extension Publishers {
  /// A publisher that leaves out values until a closure that may throw refuses one.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// Whatever upstream or the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether values are still left out.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner("TryDropWhile", subscriber, predicate))
    }
  }
}

extension Publishers.TryDropWhile {
  private final class Inner<Downstream: Subscriber>: DroppingSubscriber<
    Downstream, Upstream.Failure
  >
  where Downstream.Input == Upstream.Output, Downstream.Failure == any Error {
    override func downstreamFailure(_ error: any Error) -> any Error { error }
  }
}

extension Publisher {
  /// Leaves out values until a closure refuses one; a thrown error ends the stream.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
