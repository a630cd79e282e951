import Combine
import Foundation
import Testing

/// Apple's pages on Combine: `Publisher`, `Subscribers/Demand`, `Future`, `Record`, `Publishers/Retry`,
/// `Publishers/Share` and `Publishers/Multicast`.
@Suite("Behaviours: Combine") struct CombineBehaviourTests {
  private struct Failure: Error, Equatable {}

  private final class Log: @unchecked Sendable {
    var events: [String] = []
  }

  // Future: "A publisher that eventually produces a single value and then finishes or fails."
  @Test("A future runs its closure once, at once, and gives all subscribers one result")
  func future() {
    let log = Log()
    let future = Future<Int, Never> { promise in
      log.events.append("run")
      promise(.success(1))
      promise(.success(2))
    }
    #expect(log.events == ["run"])
    for name in ["a", "b"] {
      _ = future.sink {
        log.events.append("\(name) end \($0)")
      } receiveValue: {
        log.events.append("\(name) \($0)")
      }
    }
    #expect(
      log.events == ["run", "a 1", "a end finished", "b 1", "b end finished"]
    )
  }

  @Test("A deferred future runs its closure for each subscriber")
  func deferred() {
    let log = Log()
    let publisher = Deferred {
      Future<Int, Never> { promise in
        log.events.append("run")
        promise(.success(1))
      }
    }
    #expect(log.events.isEmpty)
    _ = publisher.sink { _ in }
    _ = publisher.sink { _ in }
    #expect(log.events == ["run", "run"])
  }

  // Publisher/share(): "Shares the output of an upstream publisher with multiple subscribers."
  @Test("share subscribes upstream once, for all")
  func share() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in log.events.append("subscribed") })
      .share()
    let first = shared.sink { log.events.append("a\($0)") }
    let second = shared.sink { log.events.append("b\($0)") }
    subject.send(1)
    #expect(log.events.first == "subscribed")
    #expect(Set(log.events.dropFirst()) == ["a1", "b1"])
    first.cancel()
    second.cancel()
  }

  // Publisher/multicast(subject:)
  @Test("multicast sends nothing until it is connected")
  func multicast() {
    let log = Log()
    let publisher = [1, 2].publisher.multicast(subject: PassthroughSubject<Int, Never>())
    let subscription = publisher.sink { log.events.append("\($0)") }
    #expect(log.events.isEmpty)
    let connection = publisher.connect()
    #expect(log.events == ["1", "2"])
    connection.cancel()
    subscription.cancel()
  }

  // Publisher/retry(_:): "Attempts to recreate a failed subscription with the upstream publisher up to
  // the number of times you specify."
  @Test("retry subscribes again so many times, then fails")
  func retry() {
    let log = Log()
    let failing = Deferred { () -> Fail<Int, Failure> in
      log.events.append("try")
      return Fail(error: Failure())
    }
    _ = failing.retry(2).sink {
      log.events.append("\($0)")
    } receiveValue: { _ in
    }
    #expect(log.events.count { $0 == "try" } == 3)
    #expect(log.events.count == 4)
  }

  // Publisher/catch(_:): "Handles errors from an upstream publisher by replacing it".
  @Test("catch goes on with another publisher, and the first is over")
  func catching() {
    let log = Log()
    let subject = PassthroughSubject<Int, Failure>()
    let subscription = subject.catch { _ in Just(9) }
      .sink {
        log.events.append("\($0)")
      } receiveValue: {
        log.events.append("\($0)")
      }
    subject.send(1)
    subject.send(completion: .failure(Failure()))
    subject.send(2)
    #expect(log.events == ["1", "9", "finished"])
    subscription.cancel()
  }

  // Record: "A publisher that allows for recording a series of inputs and a completion, for later
  // playback to each subscriber."
  @Test("A record plays to each subscriber")
  func record() {
    let log = Log()
    let record = Record<Int, Never> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .finished)
    }
    for _ in 1...2 {
      _ = record.sink {
        log.events.append("\($0)")
      } receiveValue: {
        log.events.append("\($0)")
      }
    }
    #expect(log.events == ["1", "2", "finished", "1", "2", "finished"])
  }

  private final class Slow: Subscriber {
    private(set) var values: [Int] = []
    private(set) var subscription: (any Subscription)?
    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(1))
    }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  // Subscribers/Demand: a publisher sends no more than was asked for.
  @Test("A subscriber gets no more values than it asked for")
  func backPressure() {
    let slow = Slow()
    (1...5).publisher.subscribe(slow)
    #expect(slow.values == [1])
    slow.subscription?.request(.max(2))
    #expect(slow.values == [1, 2, 3])
  }

  @Test("A subject drops values that were not asked for, a buffer keeps them")
  func droppedValues() {
    let (plain, buffered) = (Slow(), Slow())
    let subject = PassthroughSubject<Int, Never>()
    subject.subscribe(plain)
    subject.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest).subscribe(buffered)
    for value in 1...3 { subject.send(value) }
    plain.subscription?.request(.max(2))
    buffered.subscription?.request(.max(2))
    #expect(plain.values == [1])
    #expect(buffered.values == [1, 2, 3])
  }
}
