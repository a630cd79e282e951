/// The subscriber of an asynchronous sequence, in which tasks wait for values.
final class Inbox<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private typealias Waiter = UnsafeContinuation<Delivery, Never>

  /// What a waiting task gets: a value, the end or a failure.
  private struct Delivery: @unchecked Sendable {
    let result: Result<Input?, Failure>
  }

  private let lock = Lock()
  private var status = SubscriptionStatus.awaitingSubscription
  private var pendingDemand = Subscribers.Demand.none
  private var waiters = FIFO<Waiter>()
  private var failure: Failure?

  func receive(subscription: any Subscription) {
    lock.lock()
    guard status.isAwaitingSubscription else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    let demand = pendingDemand
    pendingDemand = .none
    lock.unlock()
    if demand != .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    if status.isAwaitingSubscription {
      // A publisher that breaks the order of events is not listened to any longer.
      status = .terminal
      let waiters = waiters.takeAll()
      lock.unlock()
      for waiter in waiters { waiter.resume(returning: Delivery(result: .success(nil))) }
      return .none
    }
    guard case .subscribed = status else {
      lock.unlock()
      return .none
    }
    guard let waiter = waiters.popFirst() else {
      preconditionFailure("Received an output without requesting demand")
    }
    lock.unlock()
    waiter.resume(returning: Delivery(result: .success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    if case .terminal = status {
      lock.unlock()
      return
    }
    status = .terminal
    let waiters = waiters.takeAll()
    if case .failure(let error) = completion, waiters.isEmpty { failure = error }
    lock.unlock()
    for (index, waiter) in waiters.enumerated() {
      // The failure is for the one that asked first; the others find the stream at its end.
      if case .failure(let error) = completion, index == 0 {
        waiter.resume(returning: Delivery(result: .failure(error)))
      } else {
        waiter.resume(returning: Delivery(result: .success(nil)))
      }
    }
  }

  func cancel() {
    lock.lock()
    let subscription = status.subscription
    status = .terminal
    let waiters = waiters.takeAll()
    lock.unlock()
    subscription?.cancel()
    for waiter in waiters { waiter.resume(returning: Delivery(result: .success(nil))) }
  }

  /// Waits for the next value, the end or a failure; cancelling the task cancels the subscription.
  func next() async -> Result<Input?, Failure> {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { ask($0) }.result
    } onCancel: {
      cancel()
    }
  }

  /// Answers at once if there is something to answer, otherwise asks for one more value.
  private func ask(_ waiter: Waiter) {
    lock.lock()
    switch status {
    case .awaitingSubscription:
      waiters.append(waiter)
      pendingDemand += 1
      lock.unlock()
    case .subscribed(let subscription), .pendingTerminal(let subscription):
      waiters.append(waiter)
      lock.unlock()
      subscription.request(.max(1))
    case .terminal:
      let error = failure.take()
      lock.unlock()
      waiter.resume(returning: Delivery(result: error.map { .failure($0) } ?? .success(nil)))
    }
  }
}
