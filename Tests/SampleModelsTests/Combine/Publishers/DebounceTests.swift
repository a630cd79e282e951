import Combine
import Testing

struct DebounceTests {
  @Test("Only a value followed by silence is sent")
  func onlyAValueFollowedBySilenceIsSent() {
    let scheduler = ManualScheduler()
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.debounce(for: .seconds(1), scheduler: scheduler).recorded()
    source.send(1)
    scheduler.advance(by: .milliseconds(600))
    source.send(2)
    scheduler.advance(by: .milliseconds(600))
    #expect(recorder.events == ["subscription Debounce"])
    scheduler.advance(by: .milliseconds(400))
    #expect(recorder.events == ["subscription Debounce", "value 2"])
    scheduler.advance(by: .seconds(5))
    #expect(recorder.events.count == 2)
  }

  @Test("The end drops what was waiting")
  func theEndDropsWhatWasWaiting() {
    let scheduler = ManualScheduler()
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.debounce(for: .seconds(1), scheduler: scheduler).recorded()
    source.send(1)
    source.send(completion: .finished)
    scheduler.advance(by: .seconds(2))
    #expect(recorder.events == ["subscription Debounce", "finished"])
  }

  @Test("Cancelling drops what was waiting")
  func cancellingDropsWhatWasWaiting() {
    let scheduler = ManualScheduler()
    let probe = Probe<Int, Never>()
    let recorder = probe.debounce(for: .seconds(1), scheduler: scheduler).recorded()
    probe.send(1)
    recorder.subscription?.cancel()
    scheduler.advance(by: .seconds(2))
    #expect(recorder.events == ["subscription Debounce"])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }
}
