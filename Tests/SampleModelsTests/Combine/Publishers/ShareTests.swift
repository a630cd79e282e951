import Combine
import Testing

struct ShareTests {
  @Test("All subscribers share one subscription, which ends with the last of them")
  func allSubscribersShareOneSubscriptionWhichEndsWithTheLastOfThem() {
    let probe = Probe<Int, Never>()
    let shared = probe.share()
    let (a, b) = (shared.recorded(), shared.recorded())
    probe.send(1)
    a.subscription?.cancel()
    probe.send(2)
    #expect(probe.subscriberCount == 1)
    #expect(probe.requests == ["request unlimited"])
    b.subscription?.cancel()
    #expect(probe.requests == ["request unlimited", "cancel"])
    #expect(a.events == ["subscription Multicast", "value 1"])
    #expect(b.events == ["subscription Multicast", "value 1", "value 2"])
  }

  @Test("Two shares of one publisher are different")
  func twoSharesOfOnePublisherAreDifferent() {
    let probe = Probe<Int, Never>()
    let share = probe.share()
    #expect(share == share)
    #expect(share != probe.share())
  }
}
