/// A subscription that sends one value and the end as soon as anything is asked for.
final class SingleValueSubscription<Downstream: Subscriber>: Subscription, Described {
  private let lock = Lock()
  private let name: String
  private let value: Downstream.Input
  private var downstream: Downstream?

  /// Makes a subscription that shows itself as `name`.
  init(_ name: String, _ value: Downstream.Input, _ downstream: Downstream) {
    self.name = name
    self.value = value
    self.downstream = downstream
  }

  var description: String { name }

  var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    guard let downstream = lock.withLock({ self.downstream.take() }) else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    let downstream = lock.withLock { self.downstream.take() }
    withExtendedLifetime(downstream) {}
  }
}
