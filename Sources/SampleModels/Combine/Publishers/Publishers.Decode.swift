extension Publishers {
  /// A publisher of the values that are decoded from each input.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// Whatever upstream or the closure throws.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    private let decoder: Coder

    /// Makes a publisher that decodes the values of `upstream`.
    public init(upstream: Upstream, decoder: Coder) {
      self.decoder = decoder
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let decoder = decoder
      upstream.subscribe(
        CodingSubscriber<S, Upstream.Output, Upstream.Failure>("Decode", subscriber) {
          try decoder.decode(Output.self, from: $0)
        }
      )
    }
  }
}

extension Publisher {
  /// Decodes each value; an error of the decoder ends the stream.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
