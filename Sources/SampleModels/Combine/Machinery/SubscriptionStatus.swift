/// Where a subscriber is in the life of its one subscription.
enum SubscriptionStatus {
  /// No subscription has come yet.
  case awaitingSubscription
  /// The subscription is open.
  case subscribed(any Subscription)
  /// Upstream has ended, downstream has not heard of it yet.
  case pendingTerminal(any Subscription)
  /// It has ended or was cancelled.
  case terminal

  /// Whether no subscription has come yet.
  var isAwaitingSubscription: Bool {
    if case .awaitingSubscription = self { return true }
    return false
  }

  /// The open subscription, if there is one.
  var subscription: (any Subscription)? {
    switch self {
    case .subscribed(let subscription), .pendingTerminal(let subscription): subscription
    case .awaitingSubscription, .terminal: nil
    }
  }

  /// Takes the first subscription; answers `false` for any other, which is then to be cancelled.
  mutating func open(_ subscription: any Subscription) -> Bool {
    guard isAwaitingSubscription else { return false }
    self = .subscribed(subscription)
    return true
  }

  /// Goes from the open state into the last one and answers the subscription that was open.
  mutating func end() -> (any Subscription)? {
    guard case .subscribed(let subscription) = self else { return nil }
    self = .terminal
    return subscription
  }
}
