import Combine
import Testing

struct ComparisonTests {
  @Test("The least and the greatest value come at the end")
  func theLeastAndTheGreatestValueComeAtTheEnd() {
    let source = PassthroughSubject<Int, Never>()
    let least = source.min().recorded()
    let greatest = source.max().recorded()
    for value in [3, 1, 2] { source.send(value) }
    source.send(completion: .finished)
    #expect(least.events == ["subscription Comparison", "value 1", "finished"])
    #expect(greatest.events == ["subscription Comparison", "value 3", "finished"])
  }

  @Test("An order that throws fails")
  func anOrderThatThrowsFails() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.tryMax { _, _ in throw Oops() }.recorded()
    source.send(1)
    source.send(2)
    #expect(recorder.events == ["subscription TryComparison", "failure oops"])
  }
}
