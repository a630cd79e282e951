extension Publishers {
  /// A publisher that ends at the first value which a closure that may throw refuses.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// Whatever upstream or the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the stream goes on.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, predicate: predicate))
    }
  }
}

extension Publishers.TryPrefixWhile {
  private final class Inner<Downstream: Subscriber>: FilteringSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Upstream.Output, Downstream.Failure == any Error {
    private let predicate: (Upstream.Output) throws -> Bool

    init(downstream: Downstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.predicate = predicate
      super.init("TryPrefixWhile", downstream)
    }

    override func step(_ input: Upstream.Output) throws -> FilterStep<Downstream.Input> {
      try predicate(input) ? .pass(input) : .finish
    }

    override func downstreamFailure(_ error: any Error) -> any Error { error }
  }
}

extension Publisher {
  /// Passes values on until a closure refuses one or throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
