extension Publishers {
  /// A publisher of the encoded form of each value.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The values it sends.
    public typealias Output = Coder.Output

    /// Whatever upstream or the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    private let encoder: Coder

    /// Makes a publisher that encodes the values of `upstream`.
    public init(upstream: Upstream, encoder: Coder) {
      self.encoder = encoder
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let encoder = encoder
      upstream.subscribe(
        CodingSubscriber<S, Upstream.Output, Upstream.Failure>("Encode", subscriber) {
          try encoder.encode($0)
        }
      )
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value; an error of the encoder ends the stream.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
