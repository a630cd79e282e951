extension Publishers {
  /// A publisher of the values of seven publishers as they come.
  public struct Merge7<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure,
    A.Failure == C.Failure,
    A.Failure == D.Failure,
    A.Failure == E.Failure,
    A.Failure == F.Failure,
    A.Failure == G.Failure,
    A.Output == B.Output,
    A.Output == C.Output,
    A.Output == D.Output,
    A.Output == E.Output,
    A.Output == F.Output,
    A.Output == G.Output
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

    /// The seventh publisher.
    public let g: G

    /// Makes the publisher.
    public init(
      _ a: A,
      _ b: B,
      _ c: C,
      _ d: D,
      _ e: E,
      _ f: F,
      _ g: G
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = MergingSubscription<S>("Merge", subscriber)
      inner.isSourceFinished = true
      let children = (
        inner.addChild(), inner.addChild(), inner.addChild(), inner.addChild(), inner.addChild(),
        inner.addChild(), inner.addChild()
      )
      subscriber.receive(subscription: inner)
      if let child = children.0 { a.subscribe(child) }
      if let child = children.1 { b.subscribe(child) }
      if let child = children.2 { c.subscribe(child) }
      if let child = children.3 { d.subscribe(child) }
      if let child = children.4 { e.subscribe(child) }
      if let child = children.5 { f.subscribe(child) }
      if let child = children.6 { g.subscribe(child) }
    }
  }
}

extension Publishers.Merge7: Equatable
where
  A: Equatable,
  B: Equatable,
  C: Equatable,
  D: Equatable,
  E: Equatable,
  F: Equatable,
  G: Equatable
{}

extension Publishers.Merge7 {
  /// Merges one further publisher.
  public func merge<Z: Publisher>(
    with z: Z
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, Z>
  where Z.Failure == Failure, Z.Output == Output {
    Publishers.Merge8(a, b, c, d, e, f, g, z)
  }
}

extension Publisher {
  /// Merges the values of this publisher with those of six others, as they come.
  public func merge<
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
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
    F.Output == Output,
    G.Failure == Failure,
    G.Output == Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
}
