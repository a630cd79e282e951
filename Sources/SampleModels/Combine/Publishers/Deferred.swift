/// A publisher that makes another one for each subscriber, no earlier.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The same values as the publisher that is made.
  public typealias Output = DeferredPublisher.Output

  /// The same failures as the publisher that is made.
  public typealias Failure = DeferredPublisher.Failure

  /// What makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes the publisher.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes a publisher and attaches the subscriber to it.
  public func receive<S: Subscriber>(subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}
