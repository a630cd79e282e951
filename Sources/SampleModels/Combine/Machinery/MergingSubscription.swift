/// A subscription that merges the values of several child publishers.
///
/// While the demand has a limit, each child is asked for one value at a time, and what comes
/// without demand waits; a subclass may add children as it runs.
class MergingSubscription<Downstream: Subscriber>: Subscription, Described {
  private let downstreamLock = RecursiveLock()
  private var children: [Int: SubscriptionStatus] = [:]
  private var nextIndex = 0
  private var waiting = FIFO<(child: Int, value: Downstream.Input)>()
  private var demand = Subscribers.Demand.none
  private var isDraining = false
  private var isRefilling = false
  let description: String

  /// Guards the state of this class and of subclasses.
  final let lock = Lock()
  /// Where the values go.
  final let downstream: Downstream
  /// Whether no more children can come.
  final var isSourceFinished = false
  /// Whether it was cancelled or has sent the end.
  final var isOver = false

  /// Makes a subscription that shows itself as `name`.
  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  var customMirror: Mirror { Mirror(self, children: [:]) }

  /// Cancels what the children come from.
  func cancelSource() {}

  /// Tells that a child has finished while others may follow.
  func childDidFinish() {}

  /// Makes room for a child, or answers `nil` if all is over.
  final func addChild() -> Child? {
    lock.withLock {
      if isOver { return nil }
      defer { nextIndex += 1 }
      children[nextIndex] = .awaitingSubscription
      return Child(parent: self, index: nextIndex)
    }
  }

  /// Ends everything with a failure.
  final func fail(with error: Downstream.Failure, from index: Int? = nil) {
    lock.lock()
    guard !isOver else {
      lock.unlock()
      return
    }
    isOver = true
    if let index { children[index] = nil }
    let subscriptions = takeSubscriptions()
    waiting.removeAll()
    lock.unlock()
    for subscription in subscriptions { subscription.cancel() }
    downstreamLock.withLock { downstream.receive(completion: .failure(error)) }
  }

  /// Ends everything if nothing can come any more; answers whether it did.
  @discardableResult
  final func finishIfPossible() -> Bool {
    lock.lock()
    guard !isOver, isSourceFinished, children.isEmpty, waiting.isEmpty else {
      lock.unlock()
      return false
    }
    isOver = true
    lock.unlock()
    downstreamLock.withLock { downstream.receive(completion: .finished) }
    return true
  }

  final func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.lock()
    guard !isDraining else {
      self.demand += demand
      lock.unlock()
      return
    }
    if demand == .unlimited {
      self.demand = .unlimited
      let values = waiting.takeAll()
      let subscriptions = openSubscriptions
      lock.unlock()
      for (_, value) in values { _ = downstreamLock.withLock { downstream.receive(value) } }
      for subscription in subscriptions { subscription.request(.unlimited) }
    } else {
      self.demand += demand
      drain()
    }
    finishIfPossible()
  }

  final func cancel() {
    lock.lock()
    isOver = true
    demand = .none
    let subscriptions = takeSubscriptions()
    waiting.removeAll()
    lock.unlock()
    for subscription in subscriptions { subscription.cancel() }
    cancelSource()
  }

  /// Sends what waits as far as the demand goes; called with the lock held, which it frees.
  private func drain() {
    let wasUnlimited = demand == .unlimited
    while demand != .none, let (child, value) = waiting.popFirst() {
      demand -= 1
      isDraining = true
      let subscription = children[child]?.subscription
      lock.unlock()
      let more = downstreamLock.withLock { downstream.receive(value) }
      lock.lock()
      demand += more
      isDraining = false
      isRefilling = true
      lock.unlock()
      // The child may send at once; what it sends waits for its turn.
      subscription?.request(.max(1))
      lock.lock()
      isRefilling = false
    }
    // A child that was asked for single values must learn that the limit is gone.
    let unlimited = !wasUnlimited && demand == .unlimited ? openSubscriptions : []
    lock.unlock()
    for subscription in unlimited { subscription.request(.unlimited) }
  }

  /// The open subscriptions of all children; the lock must be held.
  private var openSubscriptions: [any Subscription] {
    children.keys.sorted().compactMap { children[$0]?.subscription }
  }

  /// Takes the open subscriptions of all children; the lock must be held.
  private func takeSubscriptions() -> [any Subscription] {
    defer { children = [:] }
    return openSubscriptions
  }
}

extension MergingSubscription {
  /// The subscriber of one child.
  struct Child: Subscriber, Described {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    fileprivate let parent: MergingSubscription
    fileprivate let index: Int

    var description: String { parent.description }

    var customMirror: Mirror {
      Mirror(self, children: ["parentSubscription": parent.combineIdentifier])
    }

    func receive(subscription: any Subscription) {
      parent.receive(subscription: subscription, from: index)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      parent.receive(input, from: index)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      switch completion {
      case .finished: parent.finish(index)
      case .failure(let error): parent.fail(with: error, from: index)
      }
    }
  }

  private func receive(subscription: any Subscription, from index: Int) {
    lock.lock()
    guard !isOver, case .awaitingSubscription? = children[index] else {
      lock.unlock()
      subscription.cancel()
      return
    }
    children[index] = .subscribed(subscription)
    let demand: Subscribers.Demand = demand == .unlimited ? .unlimited : .max(1)
    lock.unlock()
    subscription.request(demand)
  }

  private func receive(_ input: Downstream.Input, from index: Int) -> Subscribers.Demand {
    lock.lock()
    if demand == .unlimited {
      lock.unlock()
      _ = downstreamLock.withLock { downstream.receive(input) }
      return .none
    }
    guard demand != .none, !isRefilling else {
      waiting.append((index, input))
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstreamLock.withLock { downstream.receive(input) }
    guard more != .none else { return .max(1) }
    lock.lock()
    demand += more
    let unlimited = demand == .unlimited ? openSubscriptions : []
    lock.unlock()
    for subscription in unlimited { subscription.request(.unlimited) }
    return .max(1)
  }

  private func finish(_ index: Int) {
    lock.withLock { children[index] = nil }
    if !finishIfPossible() { childDidFinish() }
  }
}
