extension Publishers {
  /// A publisher of tuples of the newest value of each of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The values it sends.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// The failures it ends with.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Makes the publisher.
    public init(
      _ a: A,
      _ b: B,
      _ c: C
    ) {
      self.a = a
      self.b = b
      self.c = c
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
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest3 {
  private final class Inner<Downstream: Subscriber>: CombiningSubscription<Downstream>
  where
    Downstream.Input == (A.Output, B.Output, C.Output),
    Downstream.Failure == A.Failure
  {
    var values: (A.Output?, B.Output?, C.Output?) = (nil, nil, nil)
    private var waiting = FIFO<Downstream.Input>()

    init(downstream: Downstream) {
      super.init("CombineLatest", downstream, count: 3)
    }

    /// Makes a tuple if there is a value of each side; beyond the demand only the newest is kept.
    func combine() {
      guard let a = values.0, let b = values.1, let c = values.2
      else { return }
      if let limit = demand.max, waiting.count > limit {
        waiting.replaceLast(with: (a, b, c))
      } else {
        waiting.append((a, b, c))
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
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends what a closure makes of the newest value of each publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }
}
