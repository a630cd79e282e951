extension Publishers {
  /// A publisher that changes each value with a closure that may throw and leaves out `nil`.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// Whatever upstream or the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// What is made of a value; `nil` leaves it out.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes a publisher that changes the values of `upstream`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }
  }
}

extension Publishers.TryCompactMap {
  /// Puts a second change that may leave out values after the first.
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) {
      try first($0).flatMap(transform)
    }
  }
}

extension Publishers.TryCompactMap {
  private final class Inner<Downstream: Subscriber>: FilteringSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Output, Downstream.Failure == any Error {
    private let transform: (Upstream.Output) throws -> Output?

    init(downstream: Downstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.transform = transform
      super.init("TryCompactMap", downstream)
    }

    override func step(_ input: Upstream.Output) throws -> FilterStep<Downstream.Input> {
      guard let output = try transform(input) else { return .drop }
      return .pass(output)
    }

    override func downstreamFailure(_ error: any Error) -> any Error { error }
  }
}

extension Publisher {
  /// Changes each value with a closure and leaves out `nil`; a thrown error ends the stream.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
