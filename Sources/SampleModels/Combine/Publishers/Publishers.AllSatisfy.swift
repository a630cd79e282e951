extension Publishers {
  /// A publisher that tells whether a closure accepts all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
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

extension Publishers.AllSatisfy {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Bool, Downstream.Failure == Upstream.Failure {
    private let predicate: (Upstream.Output) -> Bool

    init(downstream: Downstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.predicate = predicate
      super.init("AllSatisfy", downstream, initial: true)
    }

    override func step(_ input: Upstream.Output) -> Bool {
      if predicate(input) { return true }
      result = false
      return false
    }
  }
}

extension Publisher {
  /// Tells at the end, or at the first value refused, whether a closure accepts all values.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
