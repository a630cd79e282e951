import Combine
import Testing

struct CollectByTimeTests {
  @Test("The values of each interval make an array")
  func theValuesOfEachIntervalMakeAnArray() {
    let scheduler = ManualScheduler()
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.collect(.byTime(scheduler, .seconds(1))).recorded()
    source.send(1)
    source.send(2)
    scheduler.advance(by: .seconds(1))
    scheduler.advance(by: .seconds(1))
    source.send(3)
    source.send(completion: .finished)
    #expect(
      recorder.events == ["subscription CollectByTime", "value [1, 2]", "value [3]", "finished"]
    )
  }

  @Test("A full group does not wait for the interval")
  func aFullGroupDoesNotWaitForTheInterval() {
    let scheduler = ManualScheduler()
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).recorded()
    for value in 1...3 { source.send(value) }
    #expect(recorder.events.dropFirst() == ["value [1, 2]"])
    scheduler.advance(by: .seconds(1))
    #expect(recorder.events.dropFirst() == ["value [1, 2]", "value [3]"])
  }

  @Test("Values wait for demand, and cancelling stops the clock")
  func valuesWaitForDemandAndCancellingStopsTheClock() {
    let scheduler = ManualScheduler()
    let probe = Probe<Int, Never>()
    let recorder = probe.collect(.byTime(scheduler, .seconds(1))).recorded(demand: nil)
    probe.send(1)
    scheduler.advance(by: .seconds(1))
    recorder.subscription?.request(.max(1))
    probe.send(2)
    scheduler.advance(by: .seconds(1))
    recorder.subscription?.cancel()
    #expect(recorder.events.dropFirst() == ["value [1, 2]"])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }
}
