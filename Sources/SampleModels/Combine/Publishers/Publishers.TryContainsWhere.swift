extension Publishers {
  /// A publisher that tells whether a closure that may throw accepts a value.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The values it sends.
    public typealias Output = Bool

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

extension Publishers.TryContainsWhere {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Bool, Downstream.Failure == any Error {
    private let predicate: (Upstream.Output) throws -> Bool

    init(downstream: Downstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.predicate = predicate
      super.init("TryContainsWhere", downstream, initial: false)
    }

    override func step(_ input: Upstream.Output) throws -> Bool {
      if try !predicate(input) { return true }
      result = true
      return false
    }

    override func downstreamFailure(_ error: any Error) -> any Error { error }
  }
}

extension Publisher {
  /// Tells whether a closure accepts a value; a thrown error ends the stream.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
