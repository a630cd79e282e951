import Combine
import Testing

struct PrefixWhileTests {
  @Test("The stream ends at the first value refused")
  func theStreamEndsAtTheFirstValueRefused() {
    let probe = Probe<Int, Never>()
    let recorder = probe.prefix { $0 < 3 }.recorded()
    for value in [1, 2, 3, 1] { probe.send(value) }
    #expect(recorder.events == ["subscription PrefixWhile", "value 1", "value 2", "finished"])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }

  @Test("A test that throws fails")
  func aTestThatThrowsFails() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.tryPrefix { _ in throw Oops() }.recorded()
    source.send(1)
    #expect(recorder.events == ["subscription TryPrefixWhile", "failure oops"])
  }
}
