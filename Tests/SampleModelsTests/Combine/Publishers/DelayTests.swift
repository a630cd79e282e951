import Combine
import Testing

struct DelayTests {
  @Test("Values and the end come later, in order")
  func valuesAndTheEndComeLaterInOrder() {
    let scheduler = ManualScheduler()
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.delay(for: .seconds(1), scheduler: scheduler).recorded()
    source.send(1)
    scheduler.advance(by: .milliseconds(500))
    source.send(2)
    source.send(completion: .finished)
    scheduler.advance(by: .milliseconds(500))
    #expect(recorder.events.dropFirst() == ["value 1"])
    scheduler.advance(by: .milliseconds(500))
    #expect(recorder.events.dropFirst() == ["value 1", "value 2", "finished"])
  }
}
