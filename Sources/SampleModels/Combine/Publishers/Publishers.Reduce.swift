extension Publishers {
  /// A publisher that makes one result out of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The result before the first value.
    public let initial: Output

    /// What a value makes of the result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
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

extension Publishers.Reduce {
  private final class Inner<Downstream: Subscriber>: ReducingSubscriber<
    Downstream, Upstream.Output, Upstream.Failure
  >
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    private let initial: Output
    private let next: (Output, Upstream.Output) -> Output

    init(
      downstream: Downstream,
      initial: Output,
      next: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.initial = initial
      self.next = next
      super.init("Reduce", downstream, initial: initial)
    }

    override func step(_ input: Upstream.Output) -> Bool {
      result = next(result ?? initial, input)
      return true
    }
  }
}

extension Publisher {
  /// Makes one result out of all values and sends it at the end.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
