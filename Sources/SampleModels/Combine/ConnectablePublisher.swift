/// A publisher that sends nothing before it is told to connect.
///
/// Modelled on <https://developer.apple.com/documentation/combine/connectablepublisher>.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send, until the returned token is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects at the first subscriber and disconnects after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
