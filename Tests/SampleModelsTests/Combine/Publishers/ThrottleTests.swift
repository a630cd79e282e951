import Combine
import Testing

struct ThrottleTests {
  @Test("The first value comes at once and the newest after the interval")
  func theFirstValueComesAtOnceAndTheNewestAfterTheInterval() {
    let scheduler = ManualScheduler()
    let source = PassthroughSubject<Int, Never>()
    let newest = source.throttle(for: .seconds(1), scheduler: scheduler, latest: true).recorded()
    let oldest = source.throttle(for: .seconds(1), scheduler: scheduler, latest: false).recorded()
    source.send(1)
    scheduler.advance()
    source.send(2)
    source.send(3)
    scheduler.advance(by: .milliseconds(900))
    #expect(newest.events == ["subscription Throttle", "value 1"])
    scheduler.advance(by: .milliseconds(100))
    #expect(newest.events == ["subscription Throttle", "value 1", "value 3"])
    #expect(oldest.events == ["subscription Throttle", "value 1", "value 2"])
  }

  @Test("The value that waits comes before the end")
  func theValueThatWaitsComesBeforeTheEnd() {
    let scheduler = ManualScheduler()
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.throttle(for: .seconds(1), scheduler: scheduler, latest: true).recorded()
    source.send(1)
    scheduler.advance()
    source.send(2)
    source.send(completion: .finished)
    scheduler.advance(by: .seconds(1))
    #expect(recorder.events.dropFirst() == ["value 1", "value 2", "finished"])
  }
}
