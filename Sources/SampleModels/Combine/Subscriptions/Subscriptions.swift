/// A namespace for values that are subscriptions.
public enum Subscriptions {
  /// A subscription that sends nothing and ignores every request.
  public static var empty: any Subscription { EmptySubscription.shared }
}

/// The one subscription of publishers that have nothing to send.
private final class EmptySubscription: Subscription, Described, Sendable {
  static let shared = EmptySubscription()

  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}
