import Combine
import Testing

struct MeasureIntervalTests {
  @Test("The time between values is sent")
  func theTimeBetweenValuesIsSent() {
    let scheduler = ManualScheduler()
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.measureInterval(using: scheduler).map(\.magnitude).recorded()
    scheduler.advance(by: .milliseconds(2))
    source.send(1)
    scheduler.advance(by: .milliseconds(5))
    source.send(1)
    #expect(recorder.events.dropFirst() == ["value 2000000", "value 5000000"])
  }
}
