extension Publishers {
  /// A publisher of tuples of the next value of each of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The values it sends.
    public typealias Output = (A.Output, B.Output)

    /// The failures it ends with.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Makes the publisher.
    public init(
      _ a: A,
      _ b: B
    ) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = Inner(downstream: subscriber)
      subscriber.receive(subscription: inner)
      a.subscribe(
        inner.side(0, of: A.Output.self) { [unowned inner] in inner.values.0.append($0) }
      )
      b.subscribe(
        inner.side(1, of: B.Output.self) { [unowned inner] in inner.values.1.append($0) }
      )
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Zip {
  private final class Inner<Downstream: Subscriber>: CombiningSubscription<Downstream>
  where
    Downstream.Input == (A.Output, B.Output),
    Downstream.Failure == A.Failure
  {
    var values = (FIFO<A.Output>(), FIFO<B.Output>())

    init(downstream: Downstream) {
      super.init("Zip", downstream, count: 2)
    }

    override func takeNext() -> Downstream.Input? {
      guard !values.0.isEmpty, !values.1.isEmpty else { return nil }
      guard let a = values.0.popFirst(), let b = values.1.popFirst()
      else { return nil }
      return (a, b)
    }

    override var isExhausted: Bool {
      finishedSides[0] && values.0.isEmpty
        || finishedSides[1] && values.1.isEmpty
    }
  }
}

extension Publisher {
  /// Sends tuples of the next values of both publishers.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Sends what a closure makes of the next values of both publishers.
  public func zip<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    zip(other).map(transform)
  }
}
