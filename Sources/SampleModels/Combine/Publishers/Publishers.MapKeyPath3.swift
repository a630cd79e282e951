extension Publishers {
  /// A publisher of three properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// The values it sends.
    public typealias Output = (Output0, Output1, Output2)

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// The third property.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Makes the publisher; only `map` does.
    init(
      upstream: Upstream,
      keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>,
      keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Inner(downstream: subscriber, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
      )
    }
  }
}

extension Publishers.MapKeyPath3 {
  private struct Inner<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == (Output0, Output1, Output2), Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let combineIdentifier = CombineIdentifier()
    let downstream: Downstream
    let keyPath0: KeyPath<Upstream.Output, Output0>
    let keyPath1: KeyPath<Upstream.Output, Output1>
    let keyPath2: KeyPath<Upstream.Output, Output2>

    var description: String { "ValueForKeys" }

    var customMirror: Mirror {
      Mirror(self, children: ["keyPath0": keyPath0, "keyPath1": keyPath1, "keyPath2": keyPath2])
    }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      downstream.receive(
        (input[keyPath: keyPath0], input[keyPath: keyPath1], input[keyPath: keyPath2])
      )
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

extension Publisher {
  /// Sends a tuple of three properties of each value instead of the value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(
      upstream: self,
      keyPath0: keyPath0,
      keyPath1: keyPath1,
      keyPath2: keyPath2
    )
  }
}
