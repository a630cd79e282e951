import Combine
import Testing

struct MulticastTests {
  @Test("Subscribers share one subscription that begins with connecting")
  func subscribersShareOneSubscriptionThatBeginsWithConnecting() {
    let probe = Probe<Int, Never>()
    let multicast = probe.multicast { PassthroughSubject<Int, Never>() }
    let (a, b) = (multicast.recorded(), multicast.recorded())
    #expect(probe.subscriberCount == 0)
    let connection = multicast.connect()
    probe.send(1)
    connection.cancel()
    probe.send(2)
    #expect(probe.subscriberCount == 1)
    #expect(probe.requests == ["request unlimited", "cancel"])
    #expect(a.events == ["subscription Multicast", "value 1"])
    #expect(b.events == ["subscription Multicast", "value 1"])
  }

  @Test("A subject given by hand decides what late subscribers get")
  func aSubjectGivenByHandDecidesWhatLateSubscribersGet() {
    let probe = Probe<Int, Never>()
    let multicast = probe.multicast(subject: CurrentValueSubject(0))
    let connection = multicast.connect()
    probe.send(5)
    #expect(multicast.recorded().events == ["subscription Multicast", "value 5"])
    connection.cancel()
  }

  @Test("A publisher made connectable waits")
  func aPublisherMadeConnectableWaits() {
    let connectable = [1, 2].publisher.makeConnectable()
    let recorder = connectable.recorded()
    #expect(recorder.events == ["subscription Multicast"])
    _ = connectable.connect()
    #expect(recorder.events == ["subscription Multicast", "value 1", "value 2", "finished"])
  }
}
