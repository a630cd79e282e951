extension Publishers {
  /// A publisher of a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Makes the publisher; only `map` does.
    init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, keyPath: keyPath))
    }
  }
}

extension Publishers.MapKeyPath {
  private struct Inner<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let combineIdentifier = CombineIdentifier()
    let downstream: Downstream
    let keyPath: KeyPath<Upstream.Output, Output>

    var description: String { "ValueForKey" }

    var customMirror: Mirror { Mirror(self, children: ["keyPath": keyPath]) }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      downstream.receive(input[keyPath: keyPath])
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

extension Publisher {
  /// Sends a property of each value instead of the value.
  public func map<T>(
    _ keyPath: KeyPath<Output, T>
  ) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
