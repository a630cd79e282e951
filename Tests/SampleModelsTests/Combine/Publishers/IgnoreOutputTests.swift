import Combine
import Testing

struct IgnoreOutputTests {
  @Test("Only the end passes")
  func onlyTheEndPasses() {
    let probe = Probe<Int, Oops>()
    let recorder = probe.ignoreOutput().recorded(demand: nil)
    probe.send(1)
    probe.send(completion: .failure(Oops()))
    #expect(recorder.events == ["subscription Probe", "failure oops"])
    #expect(probe.requests == ["request unlimited"])
  }
}
