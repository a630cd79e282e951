/// A subscription that tells the observers what it passes on.
struct IntrospectedSubscription: Subscription, CustomStringConvertible {
  /// The subscription inside.
  let base: any Subscription

  /// Observes `base`.
  init(_ base: any Subscription) {
    self.base = base
  }

  var combineIdentifier: CombineIdentifier { base.combineIdentifier }

  var description: String { String(describing: base) }

  func request(_ demand: Subscribers.Demand) {
    IntrospectionHook.notify { $0.willRequest(subscription: base, demand) }
    base.request(demand)
    IntrospectionHook.notify { $0.didRequest(subscription: base, demand) }
  }

  func cancel() {
    IntrospectionHook.notify { $0.willCancel(subscription: base) }
    base.cancel()
    IntrospectionHook.notify { $0.didCancel(subscription: base) }
  }
}
