extension Publishers {
  /// A publisher that passes on only the end of another one.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// It sends no value.
    public typealias Output = Never

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber))
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publishers.IgnoreOutput {
  private struct Inner<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == Never, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let combineIdentifier = CombineIdentifier()
    let downstream: Downstream

    var description: String { "IgnoreOutput" }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
      // There is nothing to hold back, so upstream may run to its end.
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

extension Publisher {
  /// Leaves out all values and passes on the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
