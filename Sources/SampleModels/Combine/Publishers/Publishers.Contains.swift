extension Publishers {
  /// A publisher that tells whether a value occurs.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The values it sends.
    public typealias Output = Bool

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The value to look for.
    public let output: Upstream.Output

    /// Makes the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, output: output))
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publishers.Contains {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Bool, Downstream.Failure == Upstream.Failure {
    private let output: Upstream.Output

    init(downstream: Downstream, output: Upstream.Output) {
      self.output = output
      super.init("Contains", downstream, initial: false)
    }

    override func step(_ input: Upstream.Output) -> Bool {
      if input != output { return true }
      result = true
      return false
    }
  }
}

extension Publisher where Output: Equatable {
  /// Tells at the end, or as soon as it comes, whether a value occurs.
  public func contains(
    _ output: Output
  ) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
