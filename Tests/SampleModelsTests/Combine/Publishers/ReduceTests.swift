import Combine
import Testing

struct ReduceTests {
  @Test("The result waits for the end and for demand")
  func theResultWaitsForTheEndAndForDemand() {
    let probe = Probe<Int, Never>()
    let recorder = probe.reduce(0, +).recorded(demand: nil)
    #expect(probe.requests == ["request unlimited"])
    probe.send(1)
    probe.send(2)
    probe.send(completion: .finished)
    #expect(recorder.events == ["subscription Reduce"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == ["subscription Reduce", "value 3", "finished"])
  }

  @Test("A failure takes the place of the result")
  func aFailureTakesThePlaceOfTheResult() {
    let probe = Probe<Int, Oops>()
    let recorder = probe.reduce(0, +).recorded()
    probe.send(1)
    probe.send(completion: .failure(Oops()))
    #expect(recorder.events == ["subscription Reduce", "failure oops"])
  }

  @Test("A result that is cancelled before it was asked for never comes")
  func aResultThatIsCancelledBeforeItWasAskedForNeverComes() {
    let probe = Probe<Int, Never>()
    let recorder = probe.reduce(0, +).recorded(demand: nil)
    probe.send(completion: .finished)
    recorder.subscription?.cancel()
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == ["subscription Reduce"])
  }

  @Test("An error thrown while reducing cancels upstream")
  func anErrorThrownWhileReducingCancelsUpstream() {
    let probe = Probe<Int, Never>()
    let recorder = probe.tryReduce(0) { _, _ -> Int in throw Oops() }.recorded()
    probe.send(1)
    probe.send(2)
    #expect(recorder.events == ["subscription TryReduce", "failure oops"])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }
}
