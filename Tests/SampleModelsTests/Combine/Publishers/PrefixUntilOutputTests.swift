import Combine
import Testing

struct PrefixUntilOutputTests {
  @Test("The stream ends when the other publisher sends")
  func theStreamEndsWhenTheOtherPublisherSends() {
    let source = Probe<Int, Never>()
    let trigger = Probe<String, Never>()
    let recorder = source.prefix(untilOutputFrom: trigger).recorded()
    source.send(1)
    trigger.send("stop")
    source.send(2)
    #expect(recorder.events.dropFirst() == ["value 1", "finished"])
    #expect(source.requests == ["request unlimited", "cancel"])
  }

  @Test("The end of the other publisher alone changes nothing")
  func theEndOfTheOtherPublisherAloneChangesNothing() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.prefix(untilOutputFrom: Empty<Int, Never>()).recorded()
    source.send(1)
    #expect(recorder.events.dropFirst() == ["value 1"])
  }
}
