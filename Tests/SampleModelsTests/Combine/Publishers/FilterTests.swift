import Combine
import Testing

struct FilterTests {
  @Test("A value left out does not cost one of those asked for")
  func aValueLeftOutDoesNotCostOneOfThoseAskedFor() {
    let probe = Probe<Int, Never>()
    let recorder = probe.filter { $0 % 2 == 0 }.recorded(demand: .max(1))
    #expect(probe.send(1) == .max(1))
    #expect(probe.send(2) == .none)
    #expect(recorder.events == ["subscription Probe", "value 2"])
  }

  @Test("The second of two filters sees only what the first accepts")
  func theSecondOfTwoFiltersSeesOnlyWhatTheFirstAccepts() {
    var seen: [Int] = []
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.filter { $0 > 2 }.filter {
      seen.append($0)
      return $0 < 5
    }.recorded()
    for value in 1...6 { source.send(value) }
    #expect(seen == [3, 4, 5, 6])
    #expect(recorder.events.dropFirst() == ["value 3", "value 4"])
  }
}
