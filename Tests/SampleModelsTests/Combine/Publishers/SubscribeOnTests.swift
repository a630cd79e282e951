import Combine
import Testing

struct SubscribeOnTests {
  @Test("Subscribing and requesting happen on the scheduler, values come directly")
  func subscribingAndRequestingHappenOnTheSchedulerValuesComeDirect() {
    let scheduler = ManualScheduler()
    let probe = Probe<Int, Never>()
    let recorder = probe.subscribe(on: scheduler).recorded(demand: .max(1))
    #expect(probe.subscriberCount == 0)
    scheduler.advance()
    #expect(probe.requests == ["request max(1)"])
    probe.send(1)
    #expect(recorder.events == ["subscription SubscribeOn", "value 1"])
    recorder.subscription?.cancel()
    #expect(probe.requests == ["request max(1)"])
    scheduler.advance()
    #expect(probe.requests == ["request max(1)", "cancel"])
  }

  @Test("A sink that is cancelled before its subscription comes gets nothing")
  func aSinkThatIsCancelledBeforeItsSubscriptionComesGetsNothing() {
    let scheduler = ManualScheduler()
    var values: [Int] = []
    let token = Just(1).subscribe(on: scheduler).sink { values.append($0) }
    token.cancel()
    scheduler.advance()
    #expect(values.isEmpty)
  }
}
