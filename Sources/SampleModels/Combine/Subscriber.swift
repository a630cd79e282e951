/// A type that receives values and one completion from a publisher.
///
/// Modelled on <https://developer.apple.com/documentation/combine/subscriber>.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that this subscriber receives.
  associatedtype Input
  /// The kind of error that this subscriber may receive; `Never` if none.
  associatedtype Failure: Error

  /// Tells the subscriber that it is subscribed and may request values.
  func receive(subscription: any Subscription)

  /// Hands over one value and answers how many more values are wanted.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that the publisher has ended.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Hands over one signal and answers how many more are wanted.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
