extension Publishers {
  /// A publisher that claims another failure type than its upstream, which cannot fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

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

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
  /// Claims yet another failure type.
  public func setFailureType<E: Error>(
    to failure: E.Type
  ) -> Publishers.SetFailureType<Upstream, E> {
    Publishers.SetFailureType<Upstream, E>(upstream: upstream)
  }
}

extension Publishers.SetFailureType {
  private struct Inner<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Failure {
    typealias Input = Upstream.Output
    typealias Failure = Never

    let combineIdentifier = CombineIdentifier()
    let downstream: Downstream

    var description: String { "SetFailureType" }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Never>) {
      downstream.receive(completion: .finished)
    }
  }
}

extension Publisher where Failure == Never {
  /// Claims a failure type, so that the publisher fits beside others that can fail.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
