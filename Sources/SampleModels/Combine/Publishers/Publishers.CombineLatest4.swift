extension Publishers {
  /// A publisher of tuples of the newest value of each of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
        inner.side(0, of: A.Output.self) { [unowned inner] in
          inner.values.0 = $0; inner.combine()
        }
      )
      b.subscribe(
        inner.side(1, of: B.Output.self) { [unowned inner] in
          inner.values.1 = $0; inner.combine()
        }
      )
      c.subscribe(
        inner.side(2, of: C.Output.self) { [unowned inner] in
          inner.values.2 = $0; inner.combine()
        }
      )
      d.subscribe(
        inner.side(3, of: D.Output.self) { [unowned inner] in
          inner.values.3 = $0; inner.combine()
        }
      )
    }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.CombineLatest4 {
  private final class Inner<Downstream: Subscriber>: CombiningSubscription<Downstream>
  where
    Downstream.Input == (A.Output, B.Output, C.Output, D.Output),
    Downstream.Failure == A.Failure
  {
    var values: (A.Output?, B.Output?, C.Output?, D.Output?) = (nil, nil, nil, nil)
    private var waiting = FIFO<Downstream.Input>()

    init(downstream: Downstream) {
      super.init("CombineLatest", downstream, count: 4)
    }

    /// Makes a tuple if there is a value of each side; beyond the demand only the newest is kept.
    func combine() {
      guard let a = values.0, let b = values.1, let c = values.2, let d = values.3
      else { return }
      if let limit = demand.max, waiting.count > limit {
        waiting.replaceLast(with: (a, b, c, d))
      } else {
        waiting.append((a, b, c, d))
      }
    }

    override func takeNext() -> Downstream.Input? {
      waiting.popFirst()
    }

    override var isExhausted: Bool {
      finishedSides.allSatisfy { $0 }
    }
  }
}

extension Publisher {
  /// Sends tuples of the newest value of each publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Sends what a closure makes of the newest value of each publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map(transform)
  }
}
