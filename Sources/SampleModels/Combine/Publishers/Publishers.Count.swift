extension Publishers {
  /// A publisher that counts the values of another one.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The values it sends.
    public typealias Output = Int

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber))
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publishers.Count {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Int, Downstream.Failure == Upstream.Failure {
    init(downstream: Downstream) {
      super.init("Count", downstream, initial: 0)
    }

    override func step(_ input: Upstream.Output) -> Bool {
      result = (result ?? 0) + 1
      return true
    }
  }
}

extension Publisher {
  /// Counts the values and sends the number at the end.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
