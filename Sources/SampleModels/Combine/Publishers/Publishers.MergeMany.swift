extension Publishers {
  /// A publisher of the values of any number of publishers of one type as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Makes a publisher that merges these.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Makes a publisher that merges those of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Merges one more publisher of the same type.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let inner = MergingSubscription<S>("Merge", subscriber)
      inner.isSourceFinished = true
      let children = publishers.map { _ in inner.addChild() }
      subscriber.receive(subscription: inner)
      for (publisher, child) in Swift.zip(publishers, children) {
        if let child { publisher.subscribe(child) }
      }
      inner.finishIfPossible()
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Merges the values of this publisher with those of another one of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
