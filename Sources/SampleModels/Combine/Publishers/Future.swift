/// A publisher of one value, or of a failure, that its closure promises to deliver once.
///
/// Modelled on <https://developer.apple.com/documentation/combine/future>. The closure runs as soon
/// as the future is made, and only once, however many subscribe.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the closure calls with the outcome; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var conduits = ConduitList.empty
  private var result: Result<Output, Failure>?

  /// Makes a future and runs its closure.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  /// Attaches a subscriber, which gets the outcome as soon as it is there and asked for.
  public final func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    let conduit = FutureConduit(parent: self, downstream: subscriber)
    lock.lock()
    let result = result
    if result == nil { conduits.insert(conduit) }
    lock.unlock()
    subscriber.receive(subscription: conduit)
    if let result { conduit.fulfill(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else {
      lock.unlock()
      return
    }
    self.result = result
    let conduits = conduits.takeAll()
    lock.unlock()
    conduits.forEach(of: FutureConduitBase<Output, Failure>.self) { $0.fulfill(result) }
  }

  fileprivate var currentResult: Result<Output, Failure>? { lock.withLock { result } }

  fileprivate func disassociate(_ conduit: FutureConduitBase<Output, Failure>) {
    lock.withLock { conduits.remove(conduit) }
  }
}

/// The way of the outcome to one subscriber, whose type the subclass knows.
private class FutureConduitBase<Output, Failure: Error>: AnyConduit {
  func fulfill(_ result: Result<Output, Failure>) {
    preconditionFailure("a subclass holds the subscriber")
  }
}

private final class FutureConduit<Downstream: Subscriber>: FutureConduitBase<
  Downstream.Input, Downstream.Failure
>, Subscription, Described
{
  private let lock = Lock()
  private var parent: Future<Downstream.Input, Downstream.Failure>?
  private var downstream: Downstream?
  private var hasDemand = false

  init(parent: Future<Downstream.Input, Downstream.Failure>, downstream: Downstream) {
    self.parent = parent
    self.downstream = downstream
  }

  var description: String { "Future" }

  var customMirror: Mirror {
    lock.withLock {
      Mirror(
        self,
        children: [
          "parent": parent as Any, "downstream": downstream as Any, "hasAnyDemand": hasDemand,
          "subject": parent as Any,
        ]
      )
    }
  }

  override func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
    deliver(result, releasing: true)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.lock()
    hasDemand = true
    let parent = parent
    lock.unlock()
    if let result = parent?.currentResult { deliver(result, releasing: false) }
  }

  func cancel() {
    lock.lock()
    let downstream = downstream.take()
    let parent = parent.take()
    lock.unlock()
    parent?.disassociate(self)
    withExtendedLifetime(downstream) {}
  }

  /// Delivers a failure at once and a value when it is asked for; only once.
  private func deliver(
    _ result: Result<Downstream.Input, Downstream.Failure>,
    releasing: Bool
  ) {
    lock.lock()
    if case .success = result, !hasDemand {
      lock.unlock()
      return
    }
    guard let downstream = downstream.take() else {
      lock.unlock()
      return
    }
    lock.unlock()
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error):
      downstream.receive(completion: .failure(error))
    }
    guard releasing else { return }
    let parent = lock.withLock { self.parent.take() }
    withExtendedLifetime(parent) {}
  }
}
