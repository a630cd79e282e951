extension Publishers {
  /// A publisher of the values of six publishers as they come.
  public struct Merge6<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher
  >: Publisher
  where
    A.Failure == B.Failure,
    A.Failure == C.Failure,
    A.Failure == D.Failure,
    A.Failure == E.Failure,
    A.Failure == F.Failure,
    A.Output == B.Output,
    A.Output == C.Output,
    A.Output == D.Output,
    A.Output == E.Output,
    A.Output == F.Output
  {
    /// The values it sends.
    public typealias Output = A.Output

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

    /// The fifth publisher.
    public let e: E

    /// The sixth publisher.
    public let f: F

    /// Makes the publisher.
    public init(
      _ a: A,
      _ b: B,
      _ c: C,
      _ d: D,
      _ e: E,
      _ f: F
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = MergingSubscription<S>("Merge", subscriber)
      inner.isSourceFinished = true
      let children = (
        inner.addChild(), inner.addChild(), inner.addChild(), inner.addChild(), inner.addChild(),
        inner.addChild()
      )
      subscriber.receive(subscription: inner)
      if let child = children.0 { a.subscribe(child) }
      if let child = children.1 { b.subscribe(child) }
      if let child = children.2 { c.subscribe(child) }
      if let child = children.3 { d.subscribe(child) }
      if let child = children.4 { e.subscribe(child) }
      if let child = children.5 { f.subscribe(child) }
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers.Merge6 {
  /// Merges one further publisher.
  public func merge<Z: Publisher>(
    with z: Z
  ) -> Publishers.Merge7<A, B, C, D, E, F, Z>
  where Z.Failure == Failure, Z.Output == Output {
    Publishers.Merge7(a, b, c, d, e, f, z)
  }

  /// Merges two further publishers.
  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z,
    _ y: Y
  ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
  where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
    Publishers.Merge8(a, b, c, d, e, f, z, y)
  }
}

extension Publisher {
  /// Merges the values of this publisher with those of five others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Failure == Failure,
    B.Output == Output,
    C.Failure == Failure,
    C.Output == Output,
    D.Failure == Failure,
    D.Output == Output,
    E.Failure == Failure,
    E.Output == Output,
    F.Failure == Failure,
    F.Output == Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }
}
