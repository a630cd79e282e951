extension Publishers {
  /// A publisher that changes each value of another one with a closure that may throw.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// Whatever the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// What is made of a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes a publisher that changes the values of `upstream`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == any Error {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }
  }
}

extension Publishers.TryMap {
  /// Puts a second change after the first.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
  }

  /// Puts a second change that may throw after the first.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  private final class Inner<Downstream: Subscriber>: TransformingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Output, Downstream.Failure == any Error {
    private let transform: (Upstream.Output) throws -> Output

    init(downstream: Downstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.transform = transform
      super.init("TryMap", downstream)
    }

    override func transform(_ input: Upstream.Output) throws -> Output {
      try transform(input)
    }
  }
}

extension Publisher {
  /// Changes each value with a closure; an error thrown by it ends the stream.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
