extension Publishers {
  /// A publisher that tells whether a closure accepts a value.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The values it sends.
    public typealias Output = Bool

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is as wanted.
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

extension Publishers.ContainsWhere {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Bool, Downstream.Failure == Upstream.Failure {
    private let predicate: (Upstream.Output) -> Bool

    init(downstream: Downstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.predicate = predicate
      super.init("ContainsWhere", downstream, initial: false)
    }

    override func step(_ input: Upstream.Output) -> Bool {
      if !predicate(input) { return true }
      result = true
      return false
    }
  }
}

extension Publisher {
  /// Tells at the end, or as soon as one comes, whether a closure accepts a value.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
