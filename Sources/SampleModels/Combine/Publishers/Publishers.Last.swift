extension Publishers {
  /// A publisher of the last value of another one.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

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

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publishers.Last {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    init(downstream: Downstream) {
      super.init("Last", downstream, initial: nil)
    }

    override func step(_ input: Upstream.Output) -> Bool {
      result = input
      return true
    }
  }
}

extension Publisher {
  /// Sends the last value at the end.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
