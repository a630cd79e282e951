/// A publisher that passes on the values which outside code sends into it.
///
/// Modelled on <https://developer.apple.com/documentation/combine/subject>.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends the subject and tells the subscribers so.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to an upstream publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a signal to the subscribers.
  public func send() {
    send(())
  }
}
