/// The values of a publisher that may fail, as an asynchronous sequence.
///
/// One value is asked for at a time. Ending the loop or cancelling the task cancels the
/// subscription.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of the values of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let inbox = Inbox<P.Output, P.Failure>()
    publisher.subscribe(inbox)
    return Iterator(inbox: inbox)
  }
}

extension AsyncThrowingPublisher {
  /// An iterator over the values of a publisher.
  public struct Iterator: AsyncIteratorProtocol {
    /// The type of the values.
    public typealias Element = P.Output

    private let inbox: Inbox<P.Output, P.Failure>
    private let lifetime: AnyCancellable

    fileprivate init(inbox: Inbox<P.Output, P.Failure>) {
      self.inbox = inbox
      lifetime = AnyCancellable(inbox)
    }

    /// Waits for the next value, or `nil` at the end; a failure is thrown.
    public mutating func next() async throws -> Element? {
      try await inbox.next().get()
    }
  }
}

extension Publisher {
  /// The values of this publisher, which may fail, as an asynchronous sequence.
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}
