/// The subscription of operators that go on with another publisher where the first one fails.
///
/// The demand that the first publisher left unsatisfied is asked of the second.
class CatchingSubscription<Downstream: Subscriber, Failure: Error, Recovery: Publisher>:
  Subscription, Described
where Recovery.Output == Downstream.Input, Recovery.Failure: Error {
  private enum Stage {
    case awaitingFirst
    case first(any Subscription)
    case awaitingSecond
    case second(any Subscription)
    case ended
  }

  private let lock = Lock()
  private let downstream: Downstream
  private let handler: (Failure) throws -> Recovery
  private let convert: (any Error) -> Downstream.Failure
  private var stage = Stage.awaitingFirst
  private var demand = Subscribers.Demand.none
  let description: String

  /// Makes a subscription that shows itself as `name`.
  /// - Parameters:
  ///   - name: The operator's name.
  ///   - downstream: Where values go.
  ///   - handler: What makes the second publisher; what it throws ends the stream.
  ///   - convert: What turns an error into one for downstream.
  init(
    _ name: String,
    _ downstream: Downstream,
    handler: @escaping (Failure) throws -> Recovery,
    convert: @escaping (any Error) -> Downstream.Failure
  ) {
    description = name
    self.downstream = downstream
    self.handler = handler
    self.convert = convert
  }

  var customMirror: Mirror {
    lock.withLock { Mirror(self, children: ["downstream": downstream, "demand": demand]) }
  }

  final func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.lock()
    if case .ended = stage {
      lock.unlock()
      return
    }
    if case .second = stage {} else { self.demand += demand }
    let subscription = subscription
    lock.unlock()
    subscription?.request(demand)
  }

  final func cancel() {
    lock.lock()
    let subscription = subscription
    stage = .ended
    lock.unlock()
    subscription?.cancel()
  }

  /// The open subscription; the lock must be held.
  private var subscription: (any Subscription)? {
    switch stage {
    case .first(let subscription), .second(let subscription): subscription
    case .awaitingFirst, .awaitingSecond, .ended: nil
    }
  }
}

extension CatchingSubscription {
  /// The subscriber of the publisher that may fail.
  struct First: Subscriber, Described {
    typealias Input = Downstream.Input

    /// What it hands everything to.
    let parent: CatchingSubscription

    var combineIdentifier: CombineIdentifier { parent.combineIdentifier }

    var description: String { parent.description }

    var customMirror: Mirror { parent.customMirror }

    func receive(subscription: any Subscription) {
      parent.receiveFirst(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      parent.receiveFirst(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      parent.receiveFirst(completion)
    }
  }

  private func receiveFirst(_ subscription: any Subscription) {
    lock.lock()
    guard case .awaitingFirst = stage else {
      lock.unlock()
      subscription.cancel()
      return
    }
    stage = .first(subscription)
    lock.unlock()
    downstream.receive(subscription: self)
  }

  private func receiveFirst(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    if case .ended = stage {
      lock.unlock()
      return .none
    }
    demand.assertNonZero()
    demand -= 1
    lock.unlock()
    let more = downstream.receive(input)
    if more != .none { lock.withLock { demand += more } }
    return more
  }

  private func receiveFirst(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard case .first = stage else {
      lock.unlock()
      return
    }
    switch completion {
    case .finished:
      stage = .ended
      lock.unlock()
      downstream.receive(completion: .finished)
    case .failure(let error):
      stage = .awaitingSecond
      lock.unlock()
      recover(from: error)
    }
  }

  private func recover(from error: Failure) {
    do {
      try handler(error).subscribe(Second(parent: self))
    } catch {
      lock.withLock { stage = .ended }
      downstream.receive(completion: .failure(convert(error)))
    }
  }
}

extension CatchingSubscription {
  /// The subscriber of the publisher that comes instead.
  struct Second: Subscriber, Described {
    typealias Input = Downstream.Input
    typealias Failure = Recovery.Failure

    fileprivate let parent: CatchingSubscription

    var combineIdentifier: CombineIdentifier { parent.combineIdentifier }

    var description: String { parent.description }

    var customMirror: Mirror { parent.customMirror }

    func receive(subscription: any Subscription) {
      parent.receiveSecond(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      parent.receiveSecond(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      parent.receiveSecond(completion)
    }
  }

  private func receiveSecond(_ subscription: any Subscription) {
    lock.lock()
    guard case .awaitingSecond = stage else {
      lock.unlock()
      subscription.cancel()
      return
    }
    stage = .second(subscription)
    let demand = demand
    lock.unlock()
    if demand != .none { subscription.request(demand) }
  }

  private func receiveSecond(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    if case .ended = stage {
      lock.unlock()
      return .none
    }
    lock.unlock()
    return downstream.receive(input)
  }

  private func receiveSecond(_ completion: Subscribers.Completion<Recovery.Failure>) {
    lock.lock()
    guard case .second = stage else {
      lock.unlock()
      return
    }
    stage = .ended
    lock.unlock()
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let error): downstream.receive(completion: .failure(convert(error)))
    }
  }
}
