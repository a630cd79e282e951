import Combine
import Testing

struct HandleEventsTests {
  @Test("Every event is told before it goes on")
  func everyEventIsToldBeforeItGoesOn() {
    var told: [String] = []
    let probe = Probe<Int, Never>()
    let recorder = probe.handleEvents(
      receiveSubscription: { told.append("subscription \($0)") },
      receiveOutput: { told.append("output \($0)") },
      receiveCompletion: { told.append("completion \($0)") },
      receiveCancel: { told.append("cancel") },
      receiveRequest: { told.append("request \($0)") }
    ).recorded(demand: .max(1), onValue: { _ in .max(2) })
    probe.send(1)
    probe.send(completion: .finished)
    recorder.subscription?.cancel()
    #expect(
      told == [
        "subscription Probe", "request max(1)", "output 1", "request max(2)", "completion finished",
      ]
    )
    #expect(recorder.events == ["subscription HandleEvents", "value 1", "finished"])
  }

  @Test("Cancelling is told once")
  func cancellingIsToldOnce() {
    var cancels = 0
    let recorder = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { cancels += 1 })
      .recorded()
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    #expect(cancels == 1)
  }
}
