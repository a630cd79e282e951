import Combine
import Testing

struct AllSatisfyTests {
  @Test("The first value refused decides and cancels upstream")
  func theFirstValueRefusedDecidesAndCancelsUpstream() {
    let probe = Probe<Int, Never>()
    let recorder = probe.allSatisfy { $0 < 3 }.recorded()
    for value in 1...4 { probe.send(value) }
    #expect(recorder.events == ["subscription AllSatisfy", "value false", "finished"])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }

  @Test("No value at all satisfies everything")
  func noValueAtAllSatisfiesEverything() {
    let recorder = Empty<Int, Never>().allSatisfy { _ in false }.recorded()
    #expect(recorder.events == ["subscription AllSatisfy", "value true", "finished"])
  }

  @Test("A predicate that throws ends the stream")
  func aPredicateThatThrowsEndsTheStream() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.tryAllSatisfy { _ in throw Oops() }.recorded()
    source.send(1)
    #expect(recorder.events == ["subscription TryAllSatisfy", "failure oops"])
  }
}
