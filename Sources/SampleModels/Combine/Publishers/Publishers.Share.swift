extension Publishers {
  /// A publisher that gives the values of one subscription to all of its subscribers.
  ///
  /// It is a class, so that all who hold it share the subscription. Two are equal if they are the
  /// same object.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    private typealias Inner = Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Where the values come from.
    public final let upstream: Upstream

    private let inner: Inner

    /// Makes a publisher that shares `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber; the first one starts upstream.
    public final func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      inner.subscribe(subscriber)
    }

    /// Answers whether both are the same object.
    public static func == (lhs: Share<Upstream>, rhs: Share<Upstream>) -> Bool {
      lhs === rhs
    }
  }
}

extension Publisher {
  /// Shares one subscription to this publisher among many subscribers.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
