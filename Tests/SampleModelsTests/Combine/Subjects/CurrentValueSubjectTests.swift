import Combine
import Dispatch
import Testing

struct CurrentValueSubjectTests {
  @Test("The value comes at once and then each change")
  func theValueComesAtOnceAndThenEachChange() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.recorded()
    subject.value = 2
    subject.send(3)
    #expect(subject.value == 3)
    #expect(
      recorder.events == ["subscription CurrentValueSubject", "value 1", "value 2", "value 3"]
    )
  }

  @Test("A subscriber without demand gets the newest value when it asks")
  func aSubscriberWithoutDemandGetsTheNewestValueWhenItAsks() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.recorded(demand: .max(1))
    subject.send(2)
    subject.send(3)
    #expect(recorder.events.dropFirst() == ["value 1"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events.dropFirst() == ["value 1", "value 3"])
  }

  @Test("The end keeps the value and sends it to nobody")
  func theEndKeepsTheValueAndSendsItToNobody() {
    let subject = CurrentValueSubject<Int, Oops>(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    #expect(subject.recorded().events == ["subscription Empty", "finished"])
  }

  @Test("The new value can be read while it is delivered")
  func theNewValueCanBeReadWhileItIsDelivered() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    let token = subject.sink { _ in seen.append(subject.value) }
    subject.send(5)
    #expect(seen == [0, 5])
    token.cancel()
  }

  @Test("Values set by several threads all arrive")
  func valuesSetBySeveralThreadsAllArrive() {
    let subject = Unchecked(CurrentValueSubject<Int, Never>(0))
    let received = Counter()
    let token = subject.value.sink { _ in received.increment() }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for value in 0..<2_000 { subject.value.send(value) }
    }
    #expect(received.value == 8_001)
    token.cancel()
  }
}
