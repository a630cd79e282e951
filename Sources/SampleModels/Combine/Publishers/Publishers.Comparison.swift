extension Publishers {
  /// A publisher of the greatest value in the order of a closure.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the first value comes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
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

extension Publishers.Comparison {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    init(
      downstream: Downstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.areInIncreasingOrder = areInIncreasingOrder
      super.init("Comparison", downstream, initial: nil)
    }

    override func step(_ input: Upstream.Output) -> Bool {
      if let result, !(areInIncreasingOrder(result, input)) { return true }
      result = input
      return true
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value at the end.
  public func min() -> Publishers.Comparison<Self> {
    max(by: >)
  }

  /// Sends the greatest value at the end.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher {
  /// Sends at the end the least value in the order of a closure.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    max { areInIncreasingOrder($1, $0) }
  }

  /// Sends at the end the greatest value in the order of a closure.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
