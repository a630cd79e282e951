import Combine
import Testing

struct TryMapTests {
  @Test("A thrown error cancels upstream and ends the stream")
  func aThrownErrorCancelsUpstreamAndEndsTheStream() {
    let probe = Probe<Int, Never>()
    let recorder = probe.tryMap { value -> Int in
      if value == 2 { throw Oops() }
      return value * 10
    }.recorded()
    probe.send(1)
    probe.send(2)
    probe.send(completion: .finished)
    #expect(recorder.events == ["subscription TryMap", "value 10", "failure oops"])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }

  @Test("Cancelling twice cancels upstream once")
  func cancellingTwiceCancelsUpstreamOnce() {
    let probe = Probe<Int, Never>()
    let recorder = probe.tryMap { $0 }.recorded(demand: nil)
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    recorder.subscription?.request(.max(1))
    #expect(probe.requests == ["cancel"])
  }
}
