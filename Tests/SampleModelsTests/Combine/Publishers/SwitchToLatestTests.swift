import Combine
import Testing

struct SwitchToLatestTests {
  @Test("Only the newest publisher is listened to")
  func onlyTheNewestPublisherIsListenedTo() {
    let source = PassthroughSubject<Probe<Int, Never>, Never>()
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = source.switchToLatest().recorded()
    source.send(a)
    a.send(1)
    source.send(b)
    a.send(2)
    b.send(3)
    #expect(recorder.events == ["subscription SwitchToLatest", "value 1", "value 3"])
    #expect(a.requests == ["request unlimited", "cancel"])
  }

  @Test("The stream ends when both the source and the newest publisher have")
  func theStreamEndsWhenBothTheSourceAndTheNewestPublisherHave() {
    let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let recorder = source.switchToLatest().recorded()
    source.send(inner)
    source.send(completion: .finished)
    inner.send(1)
    #expect(recorder.events.dropFirst() == ["value 1"])
    inner.send(completion: .finished)
    #expect(recorder.events.dropFirst() == ["value 1", "finished"])
  }

  @Test("Demand left over goes to the next publisher")
  func demandLeftOverGoesToTheNextPublisher() {
    let source = PassthroughSubject<Probe<Int, Never>, Never>()
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = source.switchToLatest().recorded(demand: .max(3))
    source.send(a)
    a.send(1)
    source.send(b)
    #expect(a.requests == ["request max(3)", "cancel"])
    #expect(b.requests == ["request max(2)"])
    _ = recorder
  }

  @Test("A failure of the newest publisher cancels the source")
  func aFailureOfTheNewestPublisherCancelsTheSource() {
    let source = Probe<Fail<Int, Oops>, Oops>()
    let recorder = source.switchToLatest().recorded()
    source.send(Fail(error: Oops()))
    #expect(recorder.events == ["subscription SwitchToLatest", "failure oops"])
    #expect(source.requests == ["request unlimited", "cancel"])
  }
}
