import Combine
import Testing

struct MapTests {
  @Test("Each value is changed and the subscription is upstream's own")
  func eachValueIsChangedAndTheSubscriptionIsUpstreamSOwn() {
    let probe = Probe<Int, Oops>()
    let recorder = probe.map { $0 * 2 }.recorded(demand: .max(2), onValue: { _ in .max(3) })
    #expect(probe.send(1) == .max(3))
    probe.send(completion: .failure(Oops()))
    #expect(recorder.events == ["subscription Probe", "value 2", "failure oops"])
    #expect(probe.requests == ["request max(2)"])
  }

  @Test("Two changes in a row make one publisher")
  func twoChangesInARowMakeOnePublisher() {
    let twice = [1].publisher.eraseToAnyPublisher().map { $0 + 1 }.map { "\($0)" }
    #expect(type(of: twice) == Publishers.Map<AnyPublisher<Int, Never>, String>.self)
    #expect(twice.recorded().events.dropFirst() == ["value 2", "finished"])
  }

  @Test("A missing value is replaced")
  func aMissingValueIsReplaced() {
    let recorder = PassthroughSubject<Int?, Never>()
    let events = recorder.replaceNil(with: 7).recorded()
    recorder.send(nil)
    recorder.send(1)
    #expect(events.events.dropFirst() == ["value 7", "value 1"])
  }
}
