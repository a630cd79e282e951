/// A subscription that sends the elements of a sequence as they are asked for.
///
/// One element is fetched ahead, so that the end follows the last element without a further
/// request.
final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription,
  Described
where Elements.Element == Downstream.Input {
  private let lock = Lock()
  private let completion: Subscribers.Completion<Downstream.Failure>
  private let reportsCompletion: Bool
  private var sequence: Elements?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  /// Makes a subscription that sends `sequence` and then `completion`, which a mirror shows if it
  /// is given.
  init(
    _ sequence: Elements,
    _ downstream: Downstream,
    completion: Subscribers.Completion<Downstream.Failure>? = nil
  ) {
    self.sequence = sequence
    self.downstream = downstream
    self.completion = completion ?? .finished
    reportsCompletion = completion != nil
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  /// Whether there is nothing to send.
  var isExhausted: Bool { next == nil }

  var description: String {
    lock.withLock { sequence }.map { String(describing: $0) }
      ?? (reportsCompletion ? "Cancelled Events" : "Sequence")
  }

  var customMirror: Mirror {
    let shown: Any = lock.withLock { sequence } ?? [Elements.Element]()
    return reportsCompletion
      ? Mirror(self, children: ["sequence": shown, "completion": completion])
      : Mirror(self, children: ["sequence": shown])
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return
    }
    self.demand += demand
    // Whoever is sending already, perhaps further down this very stack, goes on with the rest.
    guard !isSending else {
      lock.unlock()
      return
    }
    isSending = true
    lock.unlock()
    send()
  }

  /// Sends elements until the demand or the sequence is used up.
  private func send() {
    while true {
      lock.lock()
      guard let downstream, demand != .none, let element = next else {
        isSending = false
        lock.unlock()
        return
      }
      demand -= 1
      lock.unlock()
      // Nobody else touches the iterator while this one is sending.
      let following = iterator.next()
      next = following
      let more = downstream.receive(element)
      lock.lock()
      demand += more
      let isCancelled = self.downstream == nil
      if following == nil { release() }
      lock.unlock()
      guard following == nil else { continue }
      if !isCancelled { downstream.receive(completion: completion) }
      return
    }
  }

  func cancel() {
    lock.lock()
    let held = (downstream, sequence)
    release()
    lock.unlock()
    withExtendedLifetime(held) {}
  }

  /// Lets go of both ends; the lock must be held.
  private func release() {
    downstream = nil
    sequence = nil
  }
}
