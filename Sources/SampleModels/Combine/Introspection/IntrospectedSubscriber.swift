/// A subscriber that tells the observers what it passes on.
struct IntrospectedSubscriber<Base: Subscriber>: Subscriber, CustomStringConvertible {
  typealias Input = Base.Input
  typealias Failure = Base.Failure

  private let base: Base

  /// Observes `base`.
  init(_ base: Base) {
    self.base = base
  }

  var combineIdentifier: CombineIdentifier { base.combineIdentifier }

  var description: String { String(describing: base) }

  func receive(subscription: any Subscription) {
    let original = (subscription as? IntrospectedSubscription)?.base ?? subscription
    IntrospectionHook.notify { $0.willReceive(subscriber: base, subscription: original) }
    base.receive(subscription: IntrospectedSubscription(original))
    IntrospectionHook.notify { $0.didReceive(subscriber: base, subscription: original) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    IntrospectionHook.notify { $0.willReceive(subscriber: base, input: input) }
    let demand = base.receive(input)
    IntrospectionHook.notify {
      $0.didReceive(subscriber: base, input: input, resultingDemand: demand)
    }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    IntrospectionHook.notify { $0.willReceive(subscriber: base, completion: completion) }
    base.receive(completion: completion)
    IntrospectionHook.notify { $0.didReceive(subscriber: base, completion: completion) }
  }
}

/// What an introspected subscriber is, whatever the type inside.
protocol AnyIntrospectedSubscriber {
  /// The subscriber inside, with its type hidden.
  var erasedBase: Any { get }
}

extension IntrospectedSubscriber: AnyIntrospectedSubscriber {
  var erasedBase: Any { AnySubscriber(base) }
}
