import Combine
import Testing

struct ReplaceEmptyTests {
  @Test("A stream without values gets one")
  func aStreamWithoutValuesGetsOne() {
    let probe = Probe<Int, Never>()
    let recorder = probe.replaceEmpty(with: 9).recorded(demand: nil)
    probe.send(completion: .finished)
    #expect(recorder.events == ["subscription ReplaceEmpty"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == ["subscription ReplaceEmpty", "value 9", "finished"])
  }

  @Test("A stream with values keeps them")
  func aStreamWithValuesKeepsThem() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.replaceEmpty(with: 9).recorded()
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.events.dropFirst() == ["value 1", "finished"])
  }
}
