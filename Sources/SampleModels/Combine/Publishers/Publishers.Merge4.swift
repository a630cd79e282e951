extension Publishers {
  /// A publisher of the values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure,
    A.Failure == C.Failure,
    A.Failure == D.Failure,
    A.Output == B.Output,
    A.Output == C.Output,
    A.Output == D.Output
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
      let inner = MergingSubscription<S>("Merge", subscriber)
      inner.isSourceFinished = true
      let children = (inner.addChild(), inner.addChild(), inner.addChild(), inner.addChild())
      subscriber.receive(subscription: inner)
      if let child = children.0 { a.subscribe(child) }
      if let child = children.1 { b.subscribe(child) }
      if let child = children.2 { c.subscribe(child) }
      if let child = children.3 { d.subscribe(child) }
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.Merge4 {
  /// Merges one further publisher.
  public func merge<Z: Publisher>(
    with z: Z
  ) -> Publishers.Merge5<A, B, C, D, Z>
  where Z.Failure == Failure, Z.Output == Output {
    Publishers.Merge5(a, b, c, d, z)
  }

  /// Merges two further publishers.
  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z,
    _ y: Y
  ) -> Publishers.Merge6<A, B, C, D, Z, Y>
  where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
    Publishers.Merge6(a, b, c, d, z, y)
  }

  /// Merges three further publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z,
    _ y: Y,
    _ x: X
  ) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
  where
    Z.Failure == Failure,
    Z.Output == Output,
    Y.Failure == Failure,
    Y.Output == Output,
    X.Failure == Failure,
    X.Output == Output
  {
    Publishers.Merge7(a, b, c, d, z, y, x)
  }

  /// Merges four further publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z,
    _ y: Y,
    _ x: X,
    _ w: W
  ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
  where
    Z.Failure == Failure,
    Z.Output == Output,
    Y.Failure == Failure,
    Y.Output == Output,
    X.Failure == Failure,
    X.Output == Output,
    W.Failure == Failure,
    W.Output == Output
  {
    Publishers.Merge8(a, b, c, d, z, y, x, w)
  }
}

extension Publisher {
  /// Merges the values of this publisher with those of three others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B,
    _ c: C,
    _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure,
    B.Output == Output,
    C.Failure == Failure,
    C.Output == Output,
    D.Failure == Failure,
    D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }
}
