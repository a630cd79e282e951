/// A publisher that signals that an observable object is about to change.
///
/// Signals are not values that could be missed: they come whatever the demand, once a subscriber
/// has asked at all.
public final class ObservableObjectPublisher: Publisher {
  /// A signal carries nothing.
  public typealias Output = Void

  /// A signal never fails.
  public typealias Failure = Never

  private let lock = Lock()
  private var conduits = ConduitList.empty

  /// Makes a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public final func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    let conduit = DownstreamSignalConduit(parent: self, downstream: subscriber)
    lock.withLock { conduits.insert(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Signals that the object is about to change.
  public final func send() {
    lock.lock()
    let conduits = conduits
    lock.unlock()
    conduits.forEach(of: SignalConduit.self) { $0.signal() }
  }

  fileprivate func disassociate(_ conduit: SignalConduit) {
    lock.withLock { conduits.remove(conduit) }
  }
}

/// The way of a signal to one subscriber, whose type the subclass knows.
private class SignalConduit: AnyConduit {
  func signal() {
    preconditionFailure("a subclass holds the subscriber")
  }
}

private final class DownstreamSignalConduit<Downstream: Subscriber>: SignalConduit, Subscription,
  Described
where Downstream.Input == Void, Downstream.Failure == Never {
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private var parent: ObservableObjectPublisher?
  private var receiver: Receiver<Downstream>?
  private var isRequested = false

  init(parent: ObservableObjectPublisher, downstream: Downstream) {
    self.parent = parent
    receiver = Receiver(downstream)
  }

  var description: String { "ObservableObjectPublisher" }

  var customMirror: Mirror {
    Mirror(self, children: ["downstream": lock.withLock { receiver?.base } as Any])
  }

  override func signal() {
    lock.lock()
    guard isRequested, let receiver else {
      lock.unlock()
      return
    }
    lock.unlock()
    downstreamLock.lock()
    _ = receiver.base.receive(())
    downstreamLock.unlock()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { isRequested = true }
  }

  func cancel() {
    lock.lock()
    let receiver = receiver.take()
    let parent = parent.take()
    lock.unlock()
    parent?.disassociate(self)
    withExtendedLifetime(receiver) {}
  }
}
