import Combine

/// A publisher that a test drives by hand and that writes down what is asked of it.
final class Probe<Output, Failure: Error>: Publisher {
  /// What was asked, such as `request max(1)`, `request unlimited` or `cancel`.
  private(set) var requests: [String] = []

  /// What each further subscriber is called with, the newest last.
  private var subscribers: [AnySubscriber<Output, Failure>] = []

  /// How many have subscribed.
  var subscriberCount: Int { subscribers.count }

  func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscribers.append(AnySubscriber(subscriber))
    subscriber.receive(subscription: ProbeSubscription { [weak self] in self?.requests.append($0) })
  }

  /// Sends a value to the newest subscriber and answers its demand.
  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand {
    subscribers.last?.receive(value) ?? .none
  }

  /// Sends the end to the newest subscriber.
  func send(completion: Subscribers.Completion<Failure>) {
    subscribers.last?.receive(completion: completion)
  }
}

private final class ProbeSubscription: Subscription, CustomStringConvertible {
  private let log: (String) -> Void

  init(_ log: @escaping (String) -> Void) {
    self.log = log
  }

  var description: String { "Probe" }

  func request(_ demand: Subscribers.Demand) {
    log("request \(demand)")
  }

  func cancel() {
    log("cancel")
  }
}
