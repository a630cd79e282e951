import Combine
import Testing

struct FirstTests {
  @Test("The first value finishes the stream")
  func theFirstValueFinishesTheStream() {
    let probe = Probe<Int, Never>()
    let recorder = probe.first().recorded()
    probe.send(4)
    probe.send(5)
    #expect(recorder.events == ["subscription First", "value 4", "finished"])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }

  @Test("The first value that fits is taken, and none finishes empty")
  func theFirstValueThatFitsIsTakenAndNoneFinishesEmpty() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.first { $0 > 1 }.recorded()
    source.send(1)
    source.send(2)
    #expect(recorder.events.dropFirst() == ["value 2", "finished"])
    #expect(Empty<Int, Never>().first { _ in true }.recorded().events.dropFirst() == ["finished"])
  }

  @Test("A test that throws ends the search")
  func aTestThatThrowsEndsTheSearch() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.tryFirst { _ in throw Oops() }.recorded()
    source.send(1)
    #expect(recorder.events == ["subscription TryFirstWhere", "failure oops"])
  }
}
