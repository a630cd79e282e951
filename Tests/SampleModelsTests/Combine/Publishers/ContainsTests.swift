import Combine
import Testing

struct ContainsTests {
  @Test("A value is found as soon as it comes")
  func aValueIsFoundAsSoonAsItComes() {
    let probe = Probe<Int, Never>()
    let recorder = probe.contains(2).recorded()
    probe.send(1)
    probe.send(2)
    #expect(recorder.events == ["subscription Contains", "value true", "finished"])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }

  @Test("A value that never comes is denied at the end")
  func aValueThatNeverComesIsDeniedAtTheEnd() {
    let probe = Probe<Int, Never>()
    let recorder = probe.contains { $0 > 5 }.recorded()
    probe.send(1)
    probe.send(completion: .finished)
    #expect(recorder.events == ["subscription ContainsWhere", "value false", "finished"])
  }

  @Test("A search that throws fails")
  func aSearchThatThrowsFails() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.tryContains { _ in throw Oops() }.recorded()
    source.send(1)
    #expect(recorder.events == ["subscription TryContainsWhere", "failure oops"])
  }
}
