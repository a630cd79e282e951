import Combine
import Foundation
import Testing

/// Apple's pages of Combine's operators and subjects: `Publisher/flatMap(maxPublishers:_:)`,
/// `Publisher/switchToLatest()`, `Publisher/combineLatest(_:)`, `Publisher/zip(_:)`,
/// `Publisher/merge(with:)`, `CurrentValueSubject`, `Record` and others.
@Suite("Behaviours: Combine operators") struct CombineOperatorTests {
  private struct Failure: Error, Equatable {}

  private func record<P: Publisher>(_ publisher: P) -> EventRecorder<P.Output, P.Failure> {
    publisher.recorded()
  }

  private func values(_ recorder: EventRecorder<some Any, some Error>) -> [String] {
    recorder.events.filter { !$0.hasPrefix("subscription") }
      .map { $0.replacingOccurrences(of: "value ", with: "") }
  }

  @Test("A current value is sent to each new subscriber, a passing one is not")
  func subjects() {
    let current = CurrentValueSubject<Int, Never>(1)
    let passing = PassthroughSubject<Int, Never>()
    current.send(2)
    passing.send(2)
    let (first, second) = (record(current), record(passing))
    current.value = 3
    passing.send(3)
    #expect(values(first) == ["2", "3"])
    #expect(values(second) == ["3"])
  }

  @Test("After the end a subject sends nothing, and later subscribers are told the end")
  func completion() {
    let subject = PassthroughSubject<Int, Failure>()
    let first = record(subject)
    subject.send(completion: .failure(Failure()))
    subject.send(1)
    #expect(values(first) == ["failure Failure()"])
    #expect(values(record(subject)) == ["failure Failure()"])
  }

  // combineLatest: "publishes a tuple upon receiving output from either publisher", once all have sent.
  @Test("combineLatest begins when all have sent, and goes on with each")
  func combineLatest() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = record(a.combineLatest(b) { "\($0)\($1)" })
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    b.send(completion: .finished)
    a.send(4)
    a.send(completion: .finished)
    #expect(values(recorder) == ["2x", "3x", "4x", "finished"])
  }

  @Test("zip pairs the values in their order and ends with the first that can go no further")
  func zip() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = record(a.zip(b) { "\($0)\($1)" })
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    b.send("z")
    b.send(completion: .finished)
    a.send(3)
    #expect(values(recorder).prefix(3) == ["1x", "2y", "3z"])
    #expect(values(recorder).last == "finished")
  }

  @Test("merge sends what comes from either, and ends with the last")
  func merge() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = record(a.merge(with: b))
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(values(recorder) == ["1", "2", "3", "finished"])
  }

  // flatMap(maxPublishers:_:): "limits the number of concurrent publisher subscriptions".
  @Test("flatMap with a limit takes one publisher after the other")
  func flatMapLimit() {
    let inner = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let recorder = record(
      (0..<3).publisher.flatMap(maxPublishers: .max(1)) { inner[$0] }
    )
    inner[1].send("early")
    inner[0].send("a")
    inner[0].send(completion: .finished)
    inner[1].send("b")
    #expect(values(recorder) == ["a", "b"])
  }

  @Test("switchToLatest leaves the former publisher")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = record(outer.switchToLatest())
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(values(recorder) == ["1", "3"])
  }

  @Test("removeDuplicates drops a value equal to the one before, not to an earlier one")
  func removeDuplicates() {
    #expect(
      values(record([1, 1, 2, 1].publisher.removeDuplicates())) == ["1", "2", "1", "finished"]
    )
  }

  @Test("An error thrown in an operator ends the stream")
  func tryMap() {
    let recorder = record(
      [1, 2, 3].publisher.tryMap { value in
        if value == 2 { throw Failure() }
        return value * 10
      }
    )
    #expect(values(recorder) == ["10", "failure Failure()"])
  }

  @Test("replaceError sends a value in place of an error and finishes")
  func replaceError() {
    let failing = Fail<Int, Failure>(error: Failure()).replaceError(with: 7)
    #expect(values(record(failing)) == ["7", "finished"])
  }

  @Test("retry succeeds if a further attempt does")
  func retrySucceeds() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Failure> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Failure()).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Failure.self).eraseToAnyPublisher()
    }
    #expect(values(record(publisher.retry(5))) == ["3", "finished"])
    #expect(attempts == 3)
  }

  // Publisher/tryCatch(_:)
  @Test("tryCatch may throw another error")
  func tryCatch() {
    struct Other: Error {}
    let publisher = Fail<Int, Failure>(error: Failure())
      .tryCatch { _ -> Just<Int> in throw Other() }
    #expect(values(record(publisher)) == ["failure Other()"])
  }

  // Publisher/handleEvents
  @Test("Events are told in the order of a subscription's life")
  func handleEvents() {
    var events: [String] = []
    let publisher = Just(1).handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("output \($0)") },
      receiveCompletion: { _ in events.append("completion") },
      receiveRequest: { _ in events.append("request") }
    )
    _ = publisher.sink { _ in }
    #expect(events == ["subscription", "request", "output 1", "completion"])
  }

  // Publisher/buffer(size:prefetch:whenFull:)
  @Test("A full buffer drops the newest or the oldest, or ends with an error")
  func fullBuffer() {
    func rest(_ strategy: Publishers.BufferingStrategy<Failure>) -> [String] {
      let subject = PassthroughSubject<Int, Failure>()
      let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy)
        .recorded(demand: nil)
      (1...4).forEach { subject.send($0) }
      recorder.subscription?.request(.unlimited)
      return values(recorder)
    }
    #expect(rest(.dropNewest) == ["1", "2"])
    #expect(rest(.dropOldest) == ["3", "4"])
    #expect(rest(.customError { Failure() }).last == "failure Failure()")
  }

  // Publisher/prefix(untilOutputFrom:), first(where:), drop(while:)
  @Test("A stream is cut by a value, a condition and another publisher")
  func cutting() {
    let (subject, stop) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let recorder = record(subject.prefix(untilOutputFrom: stop))
    subject.send(1)
    stop.send()
    subject.send(2)
    #expect(values(recorder) == ["1", "finished"])
    #expect(values(record((1...5).publisher.first { $0 > 2 })) == ["3", "finished"])
    #expect(values(record((1...4).publisher.drop { $0 < 3 })) == ["3", "4", "finished"])
  }

  // ConnectablePublisher/autoconnect()
  @Test("autoconnect connects for the first and disconnects after the last subscriber")
  func autoconnect() {
    var events: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let publisher = subject.handleEvents(
      receiveSubscription: { _ in events.append("on") },
      receiveCancel: { events.append("off") }
    )
    .multicast { PassthroughSubject<Int, Never>() }.autoconnect()
    let (first, second) = (publisher.sink { _ in }, publisher.sink { _ in })
    #expect(events == ["on"])
    first.cancel()
    #expect(events == ["on"])
    second.cancel()
    #expect(events == ["on", "off"])
  }

  // Publisher/share(): no value is replayed.
  @Test("A later subscriber of a shared publisher misses the earlier values")
  func shareLate() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.share()
    let first = record(shared)
    subject.send(1)
    let second = record(shared)
    subject.send(2)
    #expect(values(first) == ["1", "2"])
    #expect(values(second) == ["2"])
  }

  // Record: Codable where its types are.
  @Test("A record is written and read")
  func recordCoding() throws {
    let record = Record<Int, Never>(output: [1, 2], completion: .finished)
    #expect(record.recording.output == [1, 2])
    #expect(values(self.record(record)) == ["1", "2", "finished"])
  }

  @Test("Empty finishes at once unless it is told to stay silent")
  func empty() {
    #expect(values(record(Empty<Int, Never>())) == ["finished"])
    #expect(values(record(Empty<Int, Never>(completeImmediately: false))).isEmpty)
  }

  @Test("scan sends each step, reduce the last, collect all together")
  func folding() {
    let numbers = (1...3).publisher
    #expect(values(record(numbers.scan(0, +))) == ["1", "3", "6", "finished"])
    #expect(values(record(numbers.reduce(0, +))) == ["6", "finished"])
    #expect(values(record(numbers.collect(2))) == ["[1, 2]", "[3]", "finished"])
  }

  // Publisher/values
  @Test("The values of a publisher are an asynchronous sequence")
  func asyncValues() async {
    var seen: [Int] = []
    for await value in (1...3).publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }
}
