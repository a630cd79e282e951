extension Publishers {
  /// A publisher that leaves out values which a closure that may throw says equal the one before.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// Whatever upstream or the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes a publisher that leaves out repeated values of `upstream`.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
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

extension Publishers.TryRemoveDuplicates {
  private final class Inner<Downstream: Subscriber>: FilteringSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Upstream.Output, Downstream.Failure == any Error {
    private let predicate: (Upstream.Output, Upstream.Output) throws -> Bool
    private var last: Upstream.Output?

    init(
      downstream: Downstream,
      predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.predicate = predicate
      super.init("TryRemoveDuplicates", downstream)
    }

    override var customMirror: Mirror {
      Mirror(self, children: ["downstream": downstream, "last": last as Any])
    }

    override func step(_ input: Upstream.Output) throws -> FilterStep<Downstream.Input> {
      let previous = last
      last = input
      guard let previous else { return .pass(input) }
      return try predicate(previous, input) ? .drop : .pass(input)
    }

    override func downstreamFailure(_ error: any Error) -> any Error { error }
  }
}

extension Publisher {
  /// Leaves out values that a closure finds the same as the one before; a thrown error ends the
  /// stream.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
