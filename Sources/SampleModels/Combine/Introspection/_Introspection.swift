/// An observer of everything that passes between publishers and subscribers.
///
/// Enabled observers see each subscription that is made through `subscribe(_:)` from then on.
public protocol _Introspection: AnyObject {
  /// Tells that a publisher is about to get a subscriber.
  func willReceive<Upstream: Publisher, Downstream: Subscriber>(
    publisher: Upstream,
    subscriber: Downstream
  ) where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input

  /// Tells that a publisher has got a subscriber.
  func didReceive<Upstream: Publisher, Downstream: Subscriber>(
    publisher: Upstream,
    subscriber: Downstream
  ) where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input

  /// Tells that a subscriber is about to get its subscription.
  func willReceive<Downstream: Subscriber>(
    subscriber: Downstream,
    subscription: any Subscription
  )

  /// Tells that a subscriber has got its subscription.
  func didReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription)

  /// Tells that a subscriber is about to get a value.
  func willReceive<Downstream: Subscriber>(subscriber: Downstream, input: Downstream.Input)

  /// Tells that a subscriber has got a value.
  func didReceive<Downstream: Subscriber>(
    subscriber: Downstream,
    input: Downstream.Input,
    resultingDemand: Subscribers.Demand
  )

  /// Tells that a subscriber is about to hear of the end.
  func willReceive<Downstream: Subscriber>(
    subscriber: Downstream,
    completion: Subscribers.Completion<Downstream.Failure>
  )

  /// Tells that a subscriber has heard of the end.
  func didReceive<Downstream: Subscriber>(
    subscriber: Downstream,
    completion: Subscribers.Completion<Downstream.Failure>
  )

  /// Tells that a subscription is about to be asked for values.
  func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

  /// Tells that a subscription has been asked for values.
  func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

  /// Tells that a subscription is about to be cancelled.
  func willCancel(subscription: any Subscription)

  /// Tells that a subscription has been cancelled.
  func didCancel(subscription: any Subscription)
}

extension _Introspection {
  /// Begins to observe.
  public func enable() {
    IntrospectionHook.enable(self)
  }

  /// Stops observing.
  public func disable() {
    IntrospectionHook.disable(self)
  }

  /// Whether it observes now.
  public var isEnabled: Bool {
    IntrospectionHook.observers.contains { $0 === self }
  }
}

extension _Introspection {
  /// Does nothing.
  public func willReceive<Upstream: Publisher, Downstream: Subscriber>(
    publisher: Upstream,
    subscriber: Downstream
  ) where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input {}

  /// Does nothing.
  public func didReceive<Upstream: Publisher, Downstream: Subscriber>(
    publisher: Upstream,
    subscriber: Downstream
  ) where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input {}

  /// Does nothing.
  public func willReceive<Downstream: Subscriber>(
    subscriber: Downstream,
    subscription: any Subscription
  ) {}

  /// Does nothing.
  public func didReceive<Downstream: Subscriber>(
    subscriber: Downstream,
    subscription: any Subscription
  ) {}

  /// Does nothing.
  public func willReceive<Downstream: Subscriber>(
    subscriber: Downstream,
    input: Downstream.Input
  ) {}

  /// Does nothing.
  public func didReceive<Downstream: Subscriber>(
    subscriber: Downstream,
    input: Downstream.Input,
    resultingDemand: Subscribers.Demand
  ) {}

  /// Does nothing.
  public func willReceive<Downstream: Subscriber>(
    subscriber: Downstream,
    completion: Subscribers.Completion<Downstream.Failure>
  ) {}

  /// Does nothing.
  public func didReceive<Downstream: Subscriber>(
    subscriber: Downstream,
    completion: Subscribers.Completion<Downstream.Failure>
  ) {}

  /// Does nothing.
  public func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

  /// Does nothing.
  public func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

  /// Does nothing.
  public func willCancel(subscription: any Subscription) {}

  /// Does nothing.
  public func didCancel(subscription: any Subscription) {}
}
