import Combine
import Testing

struct AutoconnectTests {
  @Test("The first subscriber connects and the last one disconnects")
  func theFirstSubscriberConnectsAndTheLastOneDisconnects() {
    let probe = Probe<Int, Never>()
    let publisher = probe.makeConnectable().autoconnect()
    let (a, b) = (publisher.recorded(), publisher.recorded())
    a.subscription?.cancel()
    a.subscription?.cancel()
    #expect(probe.requests == ["request unlimited"])
    b.subscription?.cancel()
    #expect(probe.requests == ["request unlimited", "cancel"])
    _ = publisher.recorded()
    #expect(probe.subscriberCount == 2)
  }

  @Test("Subscribing from inside does not connect twice")
  func subscribingFromInsideDoesNotConnectTwice() {
    let probe = Probe<Int, Never>()
    let publisher = probe.makeConnectable().autoconnect()
    var bag: [AnyCancellable] = []
    publisher.handleEvents(receiveSubscription: { _ in
      publisher.sink { _ in }.store(in: &bag)
    }).sink { _ in }.store(in: &bag)
    #expect(probe.subscriberCount == 1)
  }
}
