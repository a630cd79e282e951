extension Publishers {
  /// A publisher that carries a result along and sends it after each value.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The result before the first value.
    public let initialResult: Output

    /// What a value makes of the result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
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

extension Publishers.Scan {
  private final class Inner<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let downstream: Downstream
    private let next: (Output, Input) -> Output
    private var result: Output

    init(downstream: Downstream, initial: Output, next: @escaping (Output, Input) -> Output) {
      self.downstream = downstream
      self.next = next
      result = initial
    }

    var description: String { "Scan" }

    var customMirror: Mirror {
      Mirror(self, children: ["downstream": downstream, "result": result])
    }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      result = next(result, input)
      return downstream.receive(result)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

extension Publisher {
  /// Carries a result along and sends it after each value.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
