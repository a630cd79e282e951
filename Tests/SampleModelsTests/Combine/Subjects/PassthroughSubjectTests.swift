import Combine
import Dispatch
import Testing

struct PassthroughSubjectTests {
  @Test("A value goes only to subscribers with demand")
  func aValueGoesOnlyToSubscribersWithDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let hungry = subject.recorded()
    let modest = subject.recorded(demand: .max(1))
    let idle = subject.recorded(demand: nil)
    subject.send(1)
    subject.send(2)
    #expect(hungry.events == ["subscription PassthroughSubject", "value 1", "value 2"])
    #expect(modest.events == ["subscription PassthroughSubject", "value 1"])
    #expect(idle.events == ["subscription PassthroughSubject"])
  }

  @Test("Nothing comes after the end, and late subscribers hear only of it")
  func nothingComesAfterTheEndAndLateSubscribersHearOnlyOfIt() {
    let subject = PassthroughSubject<Int, Oops>()
    let recorder = subject.recorded()
    subject.send(completion: .failure(Oops()))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.events == ["subscription PassthroughSubject", "failure oops"])
    #expect(subject.recorded().events == ["subscription Empty", "failure oops"])
  }

  @Test("Subscribers are served in the order in which they came")
  func subscribersAreServedInTheOrderInWhichTheyCame() {
    let subject = PassthroughSubject<Int, Never>()
    var order: [String] = []
    let tokens = ["a", "b", "c", "d"].map { name in subject.sink { order.append("\(name)\($0)") } }
    subject.send(1)
    tokens[1].cancel()
    withExtendedLifetime(tokens) { subject.send(2) }
    #expect(order == ["a1", "b1", "c1", "d1", "a2", "c2", "d2"])
  }

  @Test("A value sent from inside reaches all subscribers")
  func aValueSentFromInsideReachesAllSubscribers() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let first = subject.sink { if $0 < 3 { subject.send($0 + 1) } }
    let second = subject.sink { seen.append($0) }
    subject.send(1)
    #expect(seen == [3, 2, 1])
    _ = (first, second)
  }

  @Test("Upstream is asked for everything as soon as anybody wants values")
  func upstreamIsAskedForEverythingAsSoonAsAnybodyWantsValues() {
    let probe = Probe<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let token = probe.subscribe(subject)
    #expect(probe.requests.isEmpty)
    let recorder = subject.recorded(demand: .max(1))
    #expect(probe.requests == ["request unlimited"])
    probe.send(1)
    token.cancel()
    probe.send(2)
    #expect(probe.requests == ["request unlimited", "cancel"])
    #expect(recorder.events.dropFirst() == ["value 1"])
  }

  @Test("A subscriber and its subject are freed after cancelling")
  func aSubscriberAndItsSubjectAreFreedAfterCancelling() {
    weak var freed: PassthroughSubject<Int, Never>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      freed = subject
      subject.sink { _ in }.cancel()
    }
    #expect(freed == nil)
  }

  @Test("Values sent by several threads all arrive, one at a time")
  func valuesSentBySeveralThreadsAllArriveOneAtATime() {
    let subject = Unchecked(PassthroughSubject<Int, Never>())
    let tally = Unchecked(Tally())
    let token = subject.value.sink { _ in tally.value.add() }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for value in 0..<5_000 { subject.value.send(value) }
    }
    #expect(tally.value.count == 20_000)
    #expect(tally.value.overlaps == 0)
    token.cancel()
  }

  @Test("Subscribing, sending and cancelling at once is safe")
  func subscribingSendingAndCancellingAtOnceIsSafe() {
    let subject = Unchecked(PassthroughSubject<Int, Never>())
    let received = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for value in 0..<2_000 {
        if index < 2 {
          subject.value.send(value)
        } else {
          let token = subject.value.sink { _ in received.increment() }
          subject.value.send(value)
          token.cancel()
        }
      }
    }
    #expect(received.value >= 4_000)
  }
}

/// Counts calls and notices when two of them overlap.
private final class Tally {
  var count = 0
  var overlaps = 0
  private let inside = Counter()
  private let left = Counter()

  func add() {
    if inside.increment() != left.value + 1 { overlaps += 1 }
    count += 1
    left.increment()
  }
}
