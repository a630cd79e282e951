extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures.
  ///
  /// Modelled on <https://developer.apple.com/documentation/combine/subscribers/sink>.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private let lock = Lock()
    private var status = SubscriptionStatus.awaitingSubscription
    private var isCancelled = false
    private var onValue: (Input) -> Void
    private var onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// The closure for a value.
    public var receiveValue: (Input) -> Void { lock.withLock { onValue } }

    /// The closure for the completion.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { onCompletion }
    }

    /// The name of this type.
    public var description: String { "Sink" }

    /// Shows nothing of the inside.
    public var customMirror: Mirror { Mirror(self, children: [:]) }

    /// The name of this type, as a playground shows it.
    public var playgroundDescription: Any { description }

    /// Makes a subscriber out of two closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    /// Takes the first subscription and asks it for everything.
    public func receive(subscription: any Subscription) {
      lock.lock()
      guard status.isAwaitingSubscription, !isCancelled else {
        lock.unlock()
        subscription.cancel()
        return
      }
      status = .subscribed(subscription)
      lock.unlock()
      subscription.request(.unlimited)
    }

    /// Hands a value to the closure.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.lock()
      let receiveValue = onValue
      lock.unlock()
      receiveValue(value)
      return .none
    }

    /// Hands the completion to the closure and forgets both closures.
    public func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      let (receiveValue, receiveCompletion, old) = (onValue, onCompletion, status)
      forget()
      lock.unlock()
      withExtendedLifetime((receiveValue, old)) { receiveCompletion(completion) }
    }

    /// Ends the subscription and forgets both closures.
    public func cancel() {
      lock.lock()
      isCancelled = true
      guard let subscription = status.subscription else {
        lock.unlock()
        return
      }
      let closures = (onValue, onCompletion)
      forget()
      lock.unlock()
      withExtendedLifetime(closures) { subscription.cancel() }
    }

    /// Drops the closures, so that what they captured is freed; the lock must be held.
    private func forget() {
      status = .terminal
      onValue = { _ in }
      onCompletion = { _ in }
    }
  }
}

extension Publisher {
  /// Runs closures for each value and for the completion until the returned token is cancelled.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value until the returned token is cancelled.
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
