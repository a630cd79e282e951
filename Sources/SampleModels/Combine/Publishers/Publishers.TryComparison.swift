extension Publishers {
  /// A publisher of the greatest value in the order of a closure that may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// Whatever upstream or the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the first value comes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, areInIncreasingOrder: areInIncreasingOrder))
    }
  }
}

extension Publishers.TryComparison {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Upstream.Output, Downstream.Failure == any Error {
    private let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    init(
      downstream: Downstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.areInIncreasingOrder = areInIncreasingOrder
      super.init("TryComparison", downstream, initial: nil)
    }

    override func step(_ input: Upstream.Output) throws -> Bool {
      if let result, !(try areInIncreasingOrder(result, input)) { return true }
      result = input
      return true
    }

    override func downstreamFailure(_ error: any Error) -> any Error { error }
  }
}

extension Publisher {
  /// Sends the least value in the order of a closure; a thrown error ends the stream.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryMax { try areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest value in the order of a closure; a thrown error ends the stream.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
