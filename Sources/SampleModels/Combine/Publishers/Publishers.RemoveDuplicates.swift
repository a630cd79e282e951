extension Publishers {
  /// A publisher that leaves out values which equal the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes a publisher that leaves out repeated values of `upstream`.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
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

extension Publishers.RemoveDuplicates {
  private final class Inner<Downstream: Subscriber>: FilteringSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let predicate: (Upstream.Output, Upstream.Output) -> Bool
    private var last: Upstream.Output?

    init(downstream: Downstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.predicate = predicate
      super.init("RemoveDuplicates", downstream)
    }

    override var customMirror: Mirror {
      Mirror(self, children: ["downstream": downstream, "last": last as Any])
    }

    override func step(_ input: Upstream.Output) throws -> FilterStep<Downstream.Input> {
      let previous = last
      last = input
      guard let previous else { return .pass(input) }
      return predicate(previous, input) ? .drop : .pass(input)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Leaves out values that a closure finds the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}
