import Combine
import Testing

struct ReplaceErrorTests {
  @Test("The replacement waits for demand")
  func theReplacementWaitsForDemand() {
    let probe = Probe<Int, Oops>()
    let recorder = probe.replaceError(with: 0).recorded(demand: .max(1))
    probe.send(1)
    probe.send(completion: .failure(Oops()))
    #expect(recorder.events == ["subscription ReplaceError", "value 1"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == ["subscription ReplaceError", "value 1", "value 0", "finished"])
  }
}
