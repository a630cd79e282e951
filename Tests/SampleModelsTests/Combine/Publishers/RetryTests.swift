import Combine
import Testing

struct RetryTests {
  @Test("Upstream is subscribed to again, at most so many times")
  func upstreamIsSubscribedToAgainAtMostSoManyTimes() {
    let probe = Probe<Int, Oops>()
    let recorder = probe.retry(1).recorded(demand: .max(5))
    probe.send(1)
    probe.send(completion: .failure(Oops()))
    probe.send(2)
    probe.send(completion: .failure(Oops(name: "second")))
    #expect(probe.subscriberCount == 2)
    #expect(probe.requests == ["request max(5)", "request max(4)"])
    #expect(recorder.events == ["subscription Retry", "value 1", "value 2", "failure second"])
  }

  @Test("A publisher that fails at once a hundred thousand times does not exhaust the stack")
  func aPublisherThatFailsAtOnceAHundredThousandTimesDoesNotExhaust() {
    var attempts = 0
    let source = Deferred { () -> Fail<Int, Oops> in
      attempts += 1
      return Fail(error: Oops())
    }
    #expect(source.retry(100_000).recorded().events == ["subscription Retry", "failure oops"])
    #expect(attempts == 100_001)
  }
}
