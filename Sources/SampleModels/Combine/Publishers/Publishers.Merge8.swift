extension Publishers {
  /// A publisher of the values of eight publishers as they come.
  public struct Merge8<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher,
    H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure,
    A.Failure == C.Failure,
    A.Failure == D.Failure,
    A.Failure == E.Failure,
    A.Failure == F.Failure,
    A.Failure == G.Failure,
    A.Failure == H.Failure,
    A.Output == B.Output,
    A.Output == C.Output,
    A.Output == D.Output,
    A.Output == E.Output,
    A.Output == F.Output,
    A.Output == G.Output,
    A.Output == H.Output
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

    /// The eighth publisher.
    public let h: H

    /// Makes the publisher.
    public init(
      _ a: A,
      _ b: B,
      _ c: C,
      _ d: D,
      _ e: E,
      _ f: F,
      _ g: G,
      _ h: H
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = MergingSubscription<S>("Merge", subscriber)
      inner.isSourceFinished = true
      let children = (
        inner.addChild(), inner.addChild(), inner.addChild(), inner.addChild(), inner.addChild(),
        inner.addChild(), inner.addChild(), inner.addChild()
      )
      subscriber.receive(subscription: inner)
      if let child = children.0 { a.subscribe(child) }
      if let child = children.1 { b.subscribe(child) }
      if let child = children.2 { c.subscribe(child) }
      if let child = children.3 { d.subscribe(child) }
      if let child = children.4 { e.subscribe(child) }
      if let child = children.5 { f.subscribe(child) }
      if let child = children.6 { g.subscribe(child) }
      if let child = children.7 { h.subscribe(child) }
    }
  }
}

extension Publishers.Merge8: Equatable
where
  A: Equatable,
  B: Equatable,
  C: Equatable,
  D: Equatable,
  E: Equatable,
  F: Equatable,
  G: Equatable,
  H: Equatable
{}

extension Publisher {
  /// Merges the values of this publisher with those of seven others, as they come.
  public func merge<
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher,
    H: Publisher
  >(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
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
    G.Output == Output,
    H.Failure == Failure,
    H.Output == Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
