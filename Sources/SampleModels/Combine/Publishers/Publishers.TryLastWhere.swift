extension Publishers {
  /// A publisher of the last value that a closure which may throw accepts.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// Whatever upstream or the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is as wanted.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
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

extension Publishers.TryLastWhere {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Upstream.Output, Downstream.Failure == any Error {
    private let predicate: (Upstream.Output) throws -> Bool

    init(downstream: Downstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.predicate = predicate
      super.init("TryLastWhere", downstream, initial: nil)
    }

    override func step(_ input: Upstream.Output) throws -> Bool {
      if try predicate(input) { result = input }
      return true
    }

    override func downstreamFailure(_ error: any Error) -> any Error { error }
  }
}

extension Publisher {
  /// Sends at the end the last value that a closure accepts; a thrown error ends the stream.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
