import Combine

/// A subscriber that writes down each event as a line of text.
final class EventRecorder<Input, Failure: Error>: Subscriber {
  /// What has come so far, such as `subscription Map`, `value 1`, `finished` or `failure oops`.
  private(set) var events: [String] = []

  /// The subscription, for requests and cancelling by the test.
  private(set) var subscription: (any Subscription)?

  /// What is asked for at once; nothing if `nil`.
  private let initialDemand: Subscribers.Demand?

  /// What is asked for at each value.
  var demandOnValue: (Input) -> Subscribers.Demand

  /// Makes a recorder with a certain demand.
  init(
    demand: Subscribers.Demand? = .unlimited,
    onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    initialDemand = demand
    demandOnValue = onValue
  }

  func receive(subscription: any Subscription) {
    events.append("subscription \(subscription)")
    self.subscription = subscription
    if let initialDemand { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("value \(input)")
    return demandOnValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure(let error): events.append("failure \(error)")
    }
  }
}

extension Publisher {
  /// Subscribes a recorder to this publisher.
  func recorded(
    demand: Subscribers.Demand? = .unlimited,
    onValue: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> EventRecorder<Output, Failure> {
    let recorder = EventRecorder<Output, Failure>(demand: demand, onValue: onValue)
    subscribe(recorder)
    return recorder
  }
}
