/// A type that delivers a sequence of values over time to its subscribers.
///
/// Modelled on <https://developer.apple.com/documentation/combine/publisher>.
public protocol Publisher<Output, Failure> {
  /// The kind of values that this publisher sends.
  associatedtype Output
  /// The kind of error that may end this publisher; `Never` if none can.
  associatedtype Failure: Error

  /// Attaches a subscriber to this publisher; called by `subscribe(_:)`, never by a client.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    if IntrospectionHook.hasObservers {
      subscribeObserved(subscriber)
    } else {
      receive(subscriber: subscriber)
    }
  }

  /// Attaches a subject to this publisher until the returned token is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
