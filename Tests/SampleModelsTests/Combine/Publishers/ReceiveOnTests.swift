import Combine
import Testing

struct ReceiveOnTests {
  @Test("Everything comes by way of the scheduler")
  func everythingComesByWayOfTheScheduler() {
    let scheduler = ManualScheduler()
    let probe = Probe<Int, Never>()
    let recorder = probe.receive(on: scheduler).recorded(demand: .max(1), onValue: { _ in .max(2) })
    #expect(probe.send(1) == .none)
    probe.send(completion: .finished)
    #expect(recorder.events == ["subscription ReceiveOn"])
    scheduler.advance()
    #expect(recorder.events == ["subscription ReceiveOn", "value 1", "finished"])
  }

  @Test("What was scheduled before cancelling is not delivered")
  func whatWasScheduledBeforeCancellingIsNotDelivered() {
    let scheduler = ManualScheduler()
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.receive(on: scheduler).recorded()
    source.send(1)
    recorder.subscription?.cancel()
    scheduler.advance()
    #expect(recorder.events == ["subscription ReceiveOn"])
  }
}
