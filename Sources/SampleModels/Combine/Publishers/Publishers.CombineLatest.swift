extension Publishers {
  /// A publisher of tuples of the newest value of each of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
        inner.side(0, of: A.Output.self) { [unowned inner] in
          inner.values.0 = $0; inner.combine()
        }
      )
      b.subscribe(
        inner.side(1, of: B.Output.self) { [unowned inner] in
          inner.values.1 = $0; inner.combine()
        }
      )
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest {
  private final class Inner<Downstream: Subscriber>: CombiningSubscription<Downstream>
  where
    Downstream.Input == (A.Output, B.Output),
    Downstream.Failure == A.Failure
  {
    var values: (A.Output?, B.Output?) = (nil, nil)
    private var waiting = FIFO<Downstream.Input>()

    init(downstream: Downstream) {
      super.init("CombineLatest", downstream, count: 2)
    }

    /// Makes a tuple if there is a value of each side; beyond the demand only the newest is kept.
    func combine() {
      guard let a = values.0, let b = values.1
      else { return }
      if let limit = demand.max, waiting.count > limit {
        waiting.replaceLast(with: (a, b))
      } else {
        waiting.append((a, b))
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
  /// Sends tuples of the newest values of both publishers.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what a closure makes of the newest values of both publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map(transform)
  }
}
