extension Publishers {
  /// A publisher of one array with all values.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The values it sends.
    public typealias Output = [Upstream.Output]

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

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publishers.Collect {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    init(downstream: Downstream) {
      super.init("Collect", downstream, initial: [])
    }

    override var customMirror: Mirror {
      Mirror(self, children: ["count": result?.count ?? 0])
    }

    override func step(_ input: Upstream.Output) -> Bool {
      result?.append(input)
      return true
    }
  }
}

extension Publisher {
  /// Sends one array with all values at the end.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
