/// The connection of one subscriber to a publisher.
///
/// Modelled on <https://developer.apple.com/documentation/combine/subscription>.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to send so many more values.
  func request(_ demand: Subscribers.Demand)
}
