extension Publishers {
  /// A publisher of the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The values it sends.
    public typealias Output = A.Output

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
      let inner = MergingSubscription<S>("Merge", subscriber)
      inner.isSourceFinished = true
      let children = (inner.addChild(), inner.addChild())
      subscriber.receive(subscription: inner)
      if let child = children.0 { a.subscribe(child) }
      if let child = children.1 { b.subscribe(child) }
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Merge {
  /// Merges one further publisher.
  public func merge<Z: Publisher>(
    with z: Z
  ) -> Publishers.Merge3<A, B, Z>
  where Z.Failure == Failure, Z.Output == Output {
    Publishers.Merge3(a, b, z)
  }

  /// Merges two further publishers.
  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z,
    _ y: Y
  ) -> Publishers.Merge4<A, B, Z, Y>
  where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
    Publishers.Merge4(a, b, z, y)
  }

  /// Merges three further publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z,
    _ y: Y,
    _ x: X
  ) -> Publishers.Merge5<A, B, Z, Y, X>
  where
    Z.Failure == Failure,
    Z.Output == Output,
    Y.Failure == Failure,
    Y.Output == Output,
    X.Failure == Failure,
    X.Output == Output
  {
    Publishers.Merge5(a, b, z, y, x)
  }

  /// Merges four further publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z,
    _ y: Y,
    _ x: X,
    _ w: W
  ) -> Publishers.Merge6<A, B, Z, Y, X, W>
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
    Publishers.Merge6(a, b, z, y, x, w)
  }

  /// Merges five further publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z,
    _ y: Y,
    _ x: X,
    _ w: W,
    _ v: V
  ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
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
    Publishers.Merge7(a, b, z, y, x, w, v)
  }

  /// Merges six further publishers.
  public func merge<
    Z: Publisher,
    Y: Publisher,
    X: Publisher,
    W: Publisher,
    V: Publisher,
    U: Publisher
  >(
    with z: Z,
    _ y: Y,
    _ x: X,
    _ w: W,
    _ v: V,
    _ u: U
  ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
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
    V.Output == Output,
    U.Failure == Failure,
    U.Output == Output
  {
    Publishers.Merge8(a, b, z, y, x, w, v, u)
  }
}

extension Publisher {
  /// Merges the values of this publisher with those of another one, as they come.
  public func merge<B: Publisher>(
    with other: B
  ) -> Publishers.Merge<Self, B>
  where B.Failure == Failure, B.Output == Output {
    Publishers.Merge(self, other)
  }
}
