import Combine
import Testing

struct OutputTests {
  @Test("A prefix finishes right after its last value")
  func aPrefixFinishesRightAfterItsLastValue() {
    let probe = Probe<Int, Never>()
    let recorder = probe.prefix(2).recorded()
    for value in 1...3 { probe.send(value) }
    #expect(recorder.events == ["subscription Output", "value 1", "value 2", "finished"])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }

  @Test("Places are counted from zero")
  func placesAreCountedFromZero() {
    let source = PassthroughSubject<String, Never>()
    let one = source.output(at: 1).recorded()
    let some = source.output(in: 1...2).recorded()
    for value in ["a", "b", "c", "d"] { source.send(value) }
    #expect(one.events.dropFirst() == ["value b", "finished"])
    #expect(some.events.dropFirst() == ["value b", "value c", "finished"])
  }
}
