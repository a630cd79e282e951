/// A subscription that passes everything on to another one and tells when it is cancelled.
final class CancelObservingSubscription: Subscription, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let lock = Lock()
  private let upstream: any Subscription
  private var onCancel: (() -> Void)?

  /// Makes a subscription that runs `onCancel` once.
  init(_ upstream: any Subscription, _ onCancel: @escaping () -> Void) {
    self.upstream = upstream
    self.onCancel = onCancel
  }

  var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }

  var description: String { String(describing: upstream) }

  var playgroundDescription: Any {
    (upstream as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }

  func request(_ demand: Subscribers.Demand) {
    upstream.request(demand)
  }

  func cancel() {
    let onCancel = lock.withLock { self.onCancel.take() }
    upstream.cancel()
    onCancel?()
  }
}
