import Combine
import Testing

struct DropTests {
  @Test("Values to leave out are asked for on top of the demand")
  func valuesToLeaveOutAreAskedForOnTopOfTheDemand() {
    let probe = Probe<Int, Never>()
    let recorder = probe.dropFirst(2).recorded(demand: .max(3))
    #expect(probe.requests == ["request max(5)"])
    for value in 1...4 { probe.send(value) }
    #expect(recorder.events == ["subscription Drop", "value 3", "value 4"])
  }

  @Test("Values are left out until one is refused, and never again")
  func valuesAreLeftOutUntilOneIsRefusedAndNeverAgain() {
    let probe = Probe<Int, Never>()
    let recorder = probe.drop { $0 < 3 }.recorded(demand: .max(9))
    #expect(probe.send(1) == .max(1))
    probe.send(3)
    probe.send(1)
    #expect(recorder.events == ["subscription DropWhile", "value 3", "value 1"])
  }

  @Test("A test that throws ends the stream")
  func aTestThatThrowsEndsTheStream() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.tryDrop { _ in throw Oops() }.recorded()
    source.send(1)
    #expect(recorder.events == ["subscription TryDropWhile", "failure oops"])
  }
}
