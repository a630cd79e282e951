extension Publishers {
  /// A publisher that carries a result along with a closure that may throw.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// Whatever upstream or the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// The result before the first value.
    public let initialResult: Output

    /// What a value makes of the result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Inner(downstream: subscriber, initial: initialResult, next: nextPartialResult)
      )
    }
  }
}

extension Publishers.TryScan {
  private final class Inner<Downstream: Subscriber>: TransformingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Output, Downstream.Failure == any Error {
    private let next: (Output, Upstream.Output) throws -> Output
    private var result: Output

    init(
      downstream: Downstream,
      initial: Output,
      next: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.next = next
      result = initial
      super.init("TryScan", downstream)
    }

    override var customMirror: Mirror {
      Mirror(
        self,
        children: ["downstream": downstream, "status": shownStatus, "result": result]
      )
    }

    override func transform(_ input: Upstream.Output) throws -> Output {
      result = try next(result, input)
      return result
    }
  }
}

extension Publisher {
  /// Carries a result along and sends it after each value; a thrown error ends the stream.
  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
