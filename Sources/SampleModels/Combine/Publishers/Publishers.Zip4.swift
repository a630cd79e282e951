extension Publishers {
  /// A publisher of tuples of the next value of each of four publishers.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// The values it sends.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    /// The failures it ends with.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// Makes the publisher.
    public init(
      _ a: A,
      _ b: B,
      _ c: C,
      _ d: D
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
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
      c.subscribe(
        inner.side(2, of: C.Output.self) { [unowned inner] in inner.values.2.append($0) }
      )
      d.subscribe(
        inner.side(3, of: D.Output.self) { [unowned inner] in inner.values.3.append($0) }
      )
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.Zip4 {
  private final class Inner<Downstream: Subscriber>: CombiningSubscription<Downstream>
  where
    Downstream.Input == (A.Output, B.Output, C.Output, D.Output),
    Downstream.Failure == A.Failure
  {
    var values = (FIFO<A.Output>(), FIFO<B.Output>(), FIFO<C.Output>(), FIFO<D.Output>())

    init(downstream: Downstream) {
      super.init("Zip", downstream, count: 4)
    }

    override func takeNext() -> Downstream.Input? {
      guard !values.0.isEmpty, !values.1.isEmpty, !values.2.isEmpty, !values.3.isEmpty else {
        return nil
      }
      guard let a = values.0.popFirst(), let b = values.1.popFirst(), let c = values.2.popFirst(),
        let d = values.3.popFirst()
      else { return nil }
      return (a, b, c, d)
    }

    override var isExhausted: Bool {
      finishedSides[0] && values.0.isEmpty
        || finishedSides[1] && values.1.isEmpty
        || finishedSides[2] && values.2.isEmpty
        || finishedSides[3] && values.3.isEmpty
    }
  }
}

extension Publisher {
  /// Sends tuples of the next value of each publishers.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Sends what a closure makes of the next value of each publishers.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    zip(publisher1, publisher2, publisher3).map(transform)
  }
}
