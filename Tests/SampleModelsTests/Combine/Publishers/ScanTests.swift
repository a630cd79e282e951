import Combine
import Testing

struct ScanTests {
  @Test("Each result is sent and the last one is not sent again")
  func eachResultIsSentAndTheLastOneIsNotSentAgain() {
    let probe = Probe<Int, Never>()
    let recorder = probe.scan(10, +).recorded(demand: .max(5))
    probe.send(1)
    probe.send(2)
    probe.send(completion: .finished)
    #expect(recorder.events == ["subscription Probe", "value 11", "value 13", "finished"])
  }

  @Test("An error thrown while scanning ends the stream")
  func anErrorThrownWhileScanningEndsTheStream() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.tryScan(0) { sum, value in
      if sum + value > 3 { throw Oops() }
      return sum + value
    }.recorded()
    for value in 1...4 { source.send(value) }
    #expect(recorder.events == ["subscription TryScan", "value 1", "value 3", "failure oops"])
  }
}
