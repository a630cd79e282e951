extension Publishers {
  /// A publisher of the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Output == B.Output, A.Output == C.Output {
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
      let inner = MergingSubscription<S>("Merge", subscriber)
      inner.isSourceFinished = true
      let children = (inner.addChild(), inner.addChild(), inner.addChild())
      subscriber.receive(subscription: inner)
      if let child = children.0 { a.subscribe(child) }
      if let child = children.1 { b.subscribe(child) }
      if let child = children.2 { c.subscribe(child) }
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge3 {
  /// Merges one further publisher.
  public func merge<Z: Publisher>(
    with z: Z
  ) -> Publishers.Merge4<A, B, C, Z>
  where Z.Failure == Failure, Z.Output == Output {
    Publishers.Merge4(a, b, c, z)
  }

  /// Merges two further publishers.
  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z,
    _ y: Y
  ) -> Publishers.Merge5<A, B, C, Z, Y>
  where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
    Publishers.Merge5(a, b, c, z, y)
  }

  /// Merges three further publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z,
    _ y: Y,
    _ x: X
  ) -> Publishers.Merge6<A, B, C, Z, Y, X>
  where
    Z.Failure == Failure,
    Z.Output == Output,
    Y.Failure == Failure,
    Y.Output == Output,
    X.Failure == Failure,
    X.Output == Output
  {
    Publishers.Merge6(a, b, c, z, y, x)
  }

  /// Merges four further publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z,
    _ y: Y,
    _ x: X,
    _ w: W
  ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
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
    Publishers.Merge7(a, b, c, z, y, x, w)
  }

  /// Merges five further publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z,
    _ y: Y,
    _ x: X,
    _ w: W,
    _ v: V
  ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
  where
    Z.Failure == Failure,
    Z.Output == Output,
    Y.Failure == Failure,
    Y.Output == Output,
    X.Failure == Failure,
    X.Output == Output,
    W.Failure == Failure,
    W.Output == Output,
    V.Failure == Failure,
    V.Output == Output
  {
    Publishers.Merge8(a, b, c, z, y, x, w, v)
  }
}

extension Publisher {
  /// Merges the values of this publisher with those of two others, as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B,
    _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.Merge3(self, b, c)
  }
}
