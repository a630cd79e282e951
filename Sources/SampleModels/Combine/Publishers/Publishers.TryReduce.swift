extension Publishers {
  /// A publisher that makes one result out of all values with a closure that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// Whatever upstream or the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// The result before the first value.
    public let initial: Output

    /// What a value makes of the result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Inner(downstream: subscriber, initial: initial, next: nextPartialResult)
      )
    }
  }
}

extension Publishers.TryReduce {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Output, Downstream.Failure == any Error {
    private let initial: Output
    private let next: (Output, Upstream.Output) throws -> Output

    init(
      downstream: Downstream,
      initial: Output,
      next: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.initial = initial
      self.next = next
      super.init("TryReduce", downstream, initial: initial)
    }

    override func step(_ input: Upstream.Output) throws -> Bool {
      result = try next(result ?? initial, input)
      return true
    }

    override func downstreamFailure(_ error: any Error) -> any Error { error }
  }
}

extension Publisher {
  /// Makes one result out of all values and sends it at the end; a thrown error ends the stream.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self,
      initial: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
