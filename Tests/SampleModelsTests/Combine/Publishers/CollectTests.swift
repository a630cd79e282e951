import Combine
import Testing

struct CollectTests {
  @Test("All values make one array")
  func allValuesMakeOneArray() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.collect().recorded()
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    #expect(recorder.events == ["subscription Collect", "value [1, 2]", "finished"])
  }

  @Test("Groups of a size ask for that many values each")
  func groupsOfASizeAskForThatManyValuesEach() {
    let probe = Probe<Int, Never>()
    let recorder = probe.collect(2).recorded(demand: .max(3), onValue: { _ in .max(1) })
    #expect(probe.requests == ["request max(6)"])
    #expect(probe.send(1) == .none)
    #expect(probe.send(2) == .max(2))
    probe.send(3)
    probe.send(completion: .finished)
    #expect(
      recorder.events == ["subscription CollectByCount", "value [1, 2]", "value [3]", "finished"]
    )
  }

  @Test("A failure drops the group that is not full")
  func aFailureDropsTheGroupThatIsNotFull() {
    let probe = Probe<Int, Oops>()
    let recorder = probe.collect(2).recorded()
    probe.send(1)
    probe.send(completion: .failure(Oops()))
    #expect(recorder.events == ["subscription CollectByCount", "failure oops"])
  }
}
