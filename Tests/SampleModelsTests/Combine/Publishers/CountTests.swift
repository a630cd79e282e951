import Combine
import Testing

struct CountTests {
  @Test("Values are counted, none makes zero")
  func valuesAreCountedNoneMakesZero() {
    let source = PassthroughSubject<String, Never>()
    let recorder = source.count().recorded()
    source.send("a")
    source.send("b")
    source.send(completion: .finished)
    #expect(recorder.events == ["subscription Count", "value 2", "finished"])
    #expect(Empty<Int, Never>().count().recorded().events.dropFirst() == ["value 0", "finished"])
  }
}
