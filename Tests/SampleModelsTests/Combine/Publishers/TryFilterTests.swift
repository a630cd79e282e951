import Combine
import Testing

struct TryFilterTests {
  @Test("A thrown error ends the stream after the values before it")
  func aThrownErrorEndsTheStreamAfterTheValuesBeforeIt() {
    let probe = Probe<Int, Never>()
    let recorder = probe.tryFilter {
      if $0 == 3 { throw Oops() }
      return $0 != 1
    }.recorded()
    for value in 1...4 { probe.send(value) }
    #expect(recorder.events == ["subscription TryFilter", "value 2", "failure oops"])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }
}
