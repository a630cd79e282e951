import Combine
import Testing

struct DropUntilOutputTests {
  @Test("Values are left out until the other publisher sends")
  func valuesAreLeftOutUntilTheOtherPublisherSends() {
    let source = PassthroughSubject<Int, Never>()
    let trigger = PassthroughSubject<Void, Never>()
    let recorder = source.drop(untilOutputFrom: trigger).recorded()
    source.send(1)
    trigger.send()
    source.send(2)
    source.send(completion: .finished)
    #expect(recorder.events == ["subscription DropUntilOutput", "value 2", "finished"])
  }

  @Test("Cancelling cancels both publishers")
  func cancellingCancelsBothPublishers() {
    let source = Probe<Int, Never>()
    let trigger = Probe<Int, Never>()
    let recorder = source.drop(untilOutputFrom: trigger).recorded(demand: .max(2))
    recorder.subscription?.cancel()
    #expect(source.requests == ["request max(2)", "cancel"])
    #expect(trigger.requests == ["request max(1)", "cancel"])
  }
}
