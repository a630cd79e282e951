extension Publishers {
  /// A publisher that makes another one wait for `connect()`.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// It cannot fail.
    public typealias Failure = Never

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Makes `upstream` wait.
    public init(upstream: Upstream) {
      inner = upstream.multicast { PassthroughSubject() }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      inner.subscribe(subscriber)
    }

    /// Subscribes to upstream.
    public func connect() -> any Cancellable {
      inner.connect()
    }
  }
}

extension Publisher where Failure == Never {
  /// Makes this publisher wait for `connect()`, so that all subscribers can be there before.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
