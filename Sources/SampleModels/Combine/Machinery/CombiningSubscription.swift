/// A subscription that makes values out of those of several sides.
///
/// A subclass keeps the values of the sides and says when they make a new one; what it answers is
/// asked for under the lock.
class CombiningSubscription<Downstream: Subscriber>: Subscription, Described {
  private let lock = Lock()
  private let downstreamLock = RecursiveLock()
  private let downstream: Downstream
  private var sides: [SubscriptionStatus]
  private var requestedWhileSending = Subscribers.Demand.none
  private var isSending = false
  private var isOver = false
  let description: String

  /// Which sides have finished.
  final private(set) var finishedSides: [Bool]
  /// How many values downstream still wants.
  final private(set) var demand = Subscribers.Demand.none

  /// Makes a subscription of `count` sides that shows itself as `name`.
  init(_ name: String, _ downstream: Downstream, count: Int) {
    description = name
    self.downstream = downstream
    sides = Array(repeating: .awaitingSubscription, count: count)
    finishedSides = Array(repeating: false, count: count)
  }

  /// Takes the next combined value, if there is one.
  func takeNext() -> Downstream.Input? {
    preconditionFailure("a subclass keeps the values")
  }

  /// Whether no more values can come.
  var isExhausted: Bool {
    preconditionFailure("a subclass keeps the values")
  }

  var customMirror: Mirror { Mirror(self, children: [:]) }

  /// The subscriber of the side at `index`, which hands each value to `store` under the lock.
  final func side<Input>(
    _ index: Int,
    of type: Input.Type,
    store: @escaping (Input) -> Void
  ) -> Side<Input> {
    Side(parent: self, index: index, store: store)
  }

  final func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.lock()
    guard !isOver else {
      lock.unlock()
      return
    }
    guard !isSending else {
      requestedWhileSending += demand
      lock.unlock()
      return
    }
    self.demand += demand
    let open = openSubscriptions
    let more = send()
    for (_, subscription) in open { subscription.request(demand + more) }
    finishIfPossible()
  }

  final func cancel() {
    for (_, subscription) in close() { subscription.cancel() }
  }

  /// Sends what can be sent; called with the lock held, which it frees; answers what was asked for
  /// meanwhile.
  private func send() -> Subscribers.Demand {
    var asked = Subscribers.Demand.none
    isSending = true
    while !isOver, demand != .none, let value = takeNext() {
      demand -= 1
      lock.unlock()
      let more = downstreamLock.withLock { downstream.receive(value) }
      lock.lock()
      asked += more + requestedWhileSending
      demand += more + requestedWhileSending
      requestedWhileSending = .none
    }
    isSending = false
    lock.unlock()
    return asked
  }

  /// The open subscriptions with their sides; the lock must be held.
  private var openSubscriptions: [(index: Int, subscription: any Subscription)] {
    sides.enumerated().compactMap { index, side in side.subscription.map { (index, $0) } }
  }

  /// Goes into the last state and answers what was open.
  private func close() -> [(index: Int, subscription: any Subscription)] {
    lock.withLock {
      isOver = true
      defer { sides = sides.map { _ in .terminal } }
      return openSubscriptions
    }
  }

  private func finishIfPossible() {
    lock.lock()
    guard !isOver, !isSending, isExhausted else {
      lock.unlock()
      return
    }
    lock.unlock()
    for (_, subscription) in close() { subscription.cancel() }
    downstreamLock.withLock { downstream.receive(completion: .finished) }
  }
}

extension CombiningSubscription {
  /// The subscriber of one side.
  struct Side<Input>: Subscriber, Described {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    fileprivate let parent: CombiningSubscription
    fileprivate let index: Int
    fileprivate let store: (Input) -> Void

    var description: String { parent.description }

    func receive(subscription: any Subscription) {
      parent.receive(subscription: subscription, from: index)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      parent.receive(from: index) { store(input) }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      parent.receive(completion: completion, from: index)
    }
  }

  private func receive(subscription: any Subscription, from index: Int) {
    lock.lock()
    guard !isOver, sides[index].isAwaitingSubscription else {
      lock.unlock()
      subscription.cancel()
      return
    }
    sides[index] = .subscribed(subscription)
    let demand = demand
    lock.unlock()
    if demand != .none { subscription.request(demand) }
  }

  private func receive(from index: Int, store: () -> Void) -> Subscribers.Demand {
    lock.lock()
    guard !isOver, !finishedSides[index] else {
      lock.unlock()
      return .none
    }
    store()
    guard !isSending else {
      lock.unlock()
      return .none
    }
    let more = send()
    if more != .none {
      let others = lock.withLock { openSubscriptions.filter { $0.index != index } }
      for (_, subscription) in others { subscription.request(more) }
    }
    finishIfPossible()
    return more
  }

  private func receive(completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    lock.lock()
    guard !isOver else {
      lock.unlock()
      return
    }
    if case .finished = completion {
      finishedSides[index] = true
      sides[index] = .terminal
      lock.unlock()
      finishIfPossible()
      return
    }
    lock.unlock()
    for (_, subscription) in close() { subscription.cancel() }
    downstreamLock.withLock { downstream.receive(completion: completion) }
  }
}
