/// A subscriber that hides the type of another subscriber.
///
/// Modelled on <https://developer.apple.com/documentation/combine/anysubscriber>.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let box: SubscriberBox<Input, Failure>

  /// The identifier of the hidden subscriber.
  public let combineIdentifier: CombineIdentifier

  /// What the hidden subscriber calls itself.
  public let description: String

  /// Reflects the hidden subscriber.
  public var customMirror: Mirror { Mirror(reflecting: box.reflected) }

  /// What a playground shows for the hidden subscriber.
  public var playgroundDescription: Any { description }

  /// Hides the type of `subscriber`; one that is hidden already is taken as it is.
  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    if let erased = subscriber as? AnySubscriber<Input, Failure> {
      self = erased
      return
    }
    box = ConcreteSubscriberBox(subscriber)
    combineIdentifier = subscriber.combineIdentifier
    description =
      (subscriber as? CustomStringConvertible)?.description ?? String(describing: S.self)
  }

  /// Makes a subscriber that passes everything on to a subject.
  public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// Makes a subscriber out of closures.
  /// - Parameters:
  ///   - receiveSubscription: What happens on subscribing; nothing if `nil`.
  ///   - receiveValue: What happens on a value, answering the further demand; none if `nil`.
  ///   - receiveCompletion: What happens at the end; nothing if `nil`.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    box = ClosureSubscriberBox(receiveSubscription, receiveValue, receiveCompletion)
    combineIdentifier = CombineIdentifier()
    description = "Anonymous AnySubscriber"
  }

  /// Passes a subscription on to the hidden subscriber.
  public func receive(subscription: any Subscription) {
    box.receive(subscription: subscription)
  }

  /// Passes a value on to the hidden subscriber.
  public func receive(_ value: Input) -> Subscribers.Demand {
    box.receive(value)
  }

  /// Passes the completion on to the hidden subscriber.
  public func receive(completion: Subscribers.Completion<Failure>) {
    box.receive(completion: completion)
  }
}

private class SubscriberBox<Input, Failure: Error> {
  var reflected: Any { "Anonymous AnySubscriber" }
  func receive(subscription: any Subscription) {}
  func receive(_ input: Input) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>) {}
}

private final class ConcreteSubscriberBox<Base: Subscriber>: SubscriberBox<
  Base.Input, Base.Failure
>
{
  let base: Base

  init(_ base: Base) { self.base = base }

  override var reflected: Any { base }

  override func receive(subscription: any Subscription) {
    base.receive(subscription: subscription)
  }

  override func receive(_ input: Base.Input) -> Subscribers.Demand {
    base.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Base.Failure>) {
    base.receive(completion: completion)
  }
}

private final class ClosureSubscriberBox<Input, Failure: Error>: SubscriberBox<Input, Failure> {
  let onSubscription: ((any Subscription) -> Void)?
  let onValue: ((Input) -> Subscribers.Demand)?
  let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    _ onSubscription: ((any Subscription) -> Void)?,
    _ onValue: ((Input) -> Subscribers.Demand)?,
    _ onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  override func receive(subscription: any Subscription) {
    onSubscription?(subscription)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    onValue?(input) ?? .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion?(completion)
  }
}
