extension Subscribers {
  /// A subscriber that writes each value into a property of an object.
  ///
  /// It keeps the object alive until the publisher ends or the subscription is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    /// A property cannot take an error.
    public typealias Failure = Never

    private let lock = Lock()
    private var status = SubscriptionStatus.awaitingSubscription
    private var target: Root?

    /// The object that is written to, or `nil` after the end.
    public var object: Root? { lock.withLock { target } }

    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The name of this type and of the object's type.
    public var description: String { "Assign \(Root.self)." }

    /// Shows the object, the property and the state of the subscription.
    public var customMirror: Mirror {
      lock.withLock {
        Mirror(
          self,
          children: ["object": target as Any, "keyPath": keyPath, "status": status]
        )
      }
    }

    /// The description, as a playground shows it.
    public var playgroundDescription: Any { description }

    /// Makes a subscriber that writes `keyPath` of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// Takes the first subscription and asks it for everything.
    public func receive(subscription: any Subscription) {
      guard lock.withLock({ status.open(subscription) }) else {
        subscription.cancel()
        return
      }
      subscription.request(.unlimited)
    }

    /// Writes the property.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.lock()
      guard case .subscribed = status, let object = target else {
        lock.unlock()
        return .none
      }
      lock.unlock()
      object[keyPath: keyPath] = value
      return .none
    }

    /// Lets the object go.
    public func receive(completion: Subscribers.Completion<Never>) {
      end()
    }

    /// Ends the subscription and lets the object go.
    public func cancel() {
      end()?.cancel()
    }

    /// Goes into the last state, freeing what was held outside the lock.
    @discardableResult
    private func end() -> (any Subscription)? {
      lock.lock()
      guard case .subscribed(let subscription) = status else {
        lock.unlock()
        return nil
      }
      status = .terminal
      let object = target.take()
      lock.unlock()
      return withExtendedLifetime(object) { subscription }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a property until the returned token is cancelled.
  ///
  /// The subscription keeps `object` alive.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
