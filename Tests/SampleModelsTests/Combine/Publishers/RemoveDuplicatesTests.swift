import Combine
import Testing

struct RemoveDuplicatesTests {
  @Test("Only values like the one just before are left out")
  func onlyValuesLikeTheOneJustBeforeAreLeftOut() {
    let probe = Probe<Int, Never>()
    let recorder = probe.removeDuplicates().recorded(demand: .max(9))
    #expect(probe.send(1) == .none)
    #expect(probe.send(1) == .max(1))
    probe.send(2)
    probe.send(1)
    #expect(recorder.events == ["subscription RemoveDuplicates", "value 1", "value 2", "value 1"])
  }

  @Test("A value is compared with the one before, even if that was left out")
  func aValueIsComparedWithTheOneBeforeEvenIfThatWasLeftOut() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.removeDuplicates { abs($0 - $1) < 2 }.recorded()
    for value in [1, 2, 3, 5] { source.send(value) }
    #expect(recorder.events.dropFirst() == ["value 1", "value 5"])
  }

  @Test("A comparison that throws fails")
  func aComparisonThatThrowsFails() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.tryRemoveDuplicates { _, _ in throw Oops() }.recorded()
    source.send(1)
    source.send(1)
    #expect(recorder.events == ["subscription TryRemoveDuplicates", "value 1", "failure oops"])
  }
}
