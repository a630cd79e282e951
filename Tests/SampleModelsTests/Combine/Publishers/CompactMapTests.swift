import Combine
import Testing

struct CompactMapTests {
  @Test("What becomes nil is left out and asked for again")
  func whatBecomesNilIsLeftOutAndAskedForAgain() {
    let probe = Probe<String, Never>()
    let recorder = probe.compactMap { Int($0) }.recorded(demand: .max(1))
    #expect(probe.send("x") == .max(1))
    #expect(probe.send("4") == .none)
    #expect(recorder.events == ["subscription Probe", "value 4"])
  }
}
