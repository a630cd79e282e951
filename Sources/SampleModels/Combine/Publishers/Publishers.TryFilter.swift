extension Publishers {
  /// A publisher that passes on the values which a closure that may throw accepts.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// Whatever the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Which values are passed on.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes a publisher that passes on some values of `upstream`.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == any Error {
      upstream.subscribe(Inner(downstream: subscriber, isIncluded: isIncluded))
    }
  }
}

extension Publishers.TryFilter {
  /// Puts a second filter after the first.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }

  /// Puts a second filter that may throw after the first.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  private final class Inner<Downstream: Subscriber>: FilteringSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Upstream.Output, Downstream.Failure == any Error {
    private let isIncluded: (Input) throws -> Bool

    init(downstream: Downstream, isIncluded: @escaping (Input) throws -> Bool) {
      self.isIncluded = isIncluded
      super.init("TryFilter", downstream)
    }

    override func step(_ input: Input) throws -> FilterStep<Downstream.Input> {
      try isIncluded(input) ? .pass(input) : .drop
    }

    override func downstreamFailure(_ error: any Error) -> Downstream.Failure {
      error
    }
  }
}

extension Publisher {
  /// Passes on the values that a closure accepts; an error thrown by it ends the stream.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
