extension Publishers {
  /// A publisher that ends at the first value which a closure refuses.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the stream goes on.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
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

extension Publishers.PrefixWhile {
  private final class Inner<Downstream: Subscriber>: FilteringSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let predicate: (Upstream.Output) -> Bool

    init(downstream: Downstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.predicate = predicate
      super.init("PrefixWhile", downstream)
    }

    override func step(_ input: Upstream.Output) throws -> FilterStep<Downstream.Input> {
      predicate(input) ? .pass(input) : .finish
    }
  }
}

extension Publisher {
  /// Passes values on until a closure refuses one.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
