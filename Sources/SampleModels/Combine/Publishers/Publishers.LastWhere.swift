extension Publishers {
  /// A publisher of the last value that a closure accepts.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

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

extension Publishers.LastWhere {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let predicate: (Upstream.Output) -> Bool

    init(downstream: Downstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.predicate = predicate
      super.init("LastWhere", downstream, initial: nil)
    }

    override func step(_ input: Upstream.Output) -> Bool {
      if predicate(input) { result = input }
      return true
    }
  }
}

extension Publisher {
  /// Sends at the end the last value that a closure accepts.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
