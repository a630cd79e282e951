import Combine
import Foundation
import Testing

/// Apple's pages `Publisher/debounce(for:scheduler:options:)`, `Publisher/throttle(for:…)`,
/// `Publisher/delay(for:…)`, `Publisher/timeout(_:…)`, `Publisher/collect(_:options:)`,
/// `Publisher/measureInterval(using:options:)` and `ImmediateScheduler`, by a clock of the test's.
@Suite("Behaviours: Combine schedulers") struct CombineTimeTests {
  private struct Late: Error, Equatable {}

  private final class Log: @unchecked Sendable {
    var events: [String] = []
  }

  private let scheduler = ManualScheduler()
  private let subject = PassthroughSubject<Int, Never>()
  private let log = Log()

  // "publishes elements only after a specified time interval elapses between events".
  @Test("debounce sends the last value after a pause")
  func debounce() {
    let subscription = subject.debounce(for: .seconds(1), scheduler: scheduler)
      .sink { [log] in log.events.append("\($0)") }
    subject.send(1)
    scheduler.advance(by: .milliseconds(900))
    subject.send(2)
    scheduler.advance(by: .milliseconds(900))
    #expect(log.events.isEmpty)
    scheduler.advance(by: .milliseconds(200))
    #expect(log.events == ["2"])
    subscription.cancel()
  }

  @Test("throttle sends the first at once, then the newest or the first of each interval")
  func throttle() {
    for (latest, expected) in [(true, ["1", "3"]), (false, ["1", "2"])] {
      let (subject, scheduler, log) = (PassthroughSubject<Int, Never>(), ManualScheduler(), Log())
      let subscription = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: latest)
        .sink { log.events.append("\($0)") }
      subject.send(1)
      scheduler.advance()
      subject.send(2)
      subject.send(3)
      scheduler.advance(by: .seconds(1))
      #expect(log.events == expected)
      subscription.cancel()
    }
  }

  @Test("delay sends each value later, in order")
  func delay() {
    let subscription = subject.delay(for: .seconds(2), scheduler: scheduler)
      .sink { [log] in log.events.append("\($0)") }
    subject.send(1)
    scheduler.advance(by: .seconds(1))
    subject.send(2)
    #expect(log.events.isEmpty)
    scheduler.advance(by: .seconds(1))
    #expect(log.events == ["1"])
    scheduler.advance(by: .seconds(1))
    #expect(log.events == ["1", "2"])
    subscription.cancel()
  }

  // "Terminates publishing if the upstream publisher exceeds the specified time interval without
  // producing an element."
  @Test("timeout ends with an error when nothing comes in time")
  func timeout() {
    let subject = PassthroughSubject<Int, Late>()
    let subscription = subject.timeout(.seconds(1), scheduler: scheduler, customError: Late.init)
      .sink { [log] in
        log.events.append("\($0)")
      } receiveValue: { [log] in
        log.events.append("\($0)")
      }
    subject.send(1)
    scheduler.advance(by: .milliseconds(600))
    subject.send(2)
    scheduler.advance(by: .milliseconds(600))
    #expect(log.events == ["1", "2"])
    scheduler.advance(by: .seconds(1))
    #expect(log.events.count == 3)
    #expect(log.events.last?.contains("failure") == true)
    subscription.cancel()
  }

  @Test("collect by time gathers what comes within an interval")
  func collect() {
    let subscription = subject.collect(.byTime(scheduler, .seconds(1)))
      .sink { [log] in log.events.append("\($0)") }
    subject.send(1)
    subject.send(2)
    scheduler.advance(by: .seconds(1))
    subject.send(3)
    subject.send(completion: .finished)
    #expect(log.events == ["[1, 2]", "[3]"])
    subscription.cancel()
  }

  @Test("measureInterval tells the time between values")
  func measure() {
    let subscription = subject.measureInterval(using: scheduler)
      .sink { [log] in log.events.append("\($0.magnitude / 1_000_000_000)") }
    scheduler.advance(by: .seconds(1))
    subject.send(1)
    scheduler.advance(by: .seconds(3))
    subject.send(2)
    #expect(log.events == ["1", "3"])
    subscription.cancel()
  }

  // ImmediateScheduler: "A scheduler for performing synchronous actions."
  @Test("The immediate scheduler does everything at once")
  func immediate() {
    var values: [Int] = []
    let subscription = subject.receive(on: ImmediateScheduler.shared).sink { values.append($0) }
    subject.send(1)
    #expect(values == [1])
    subscription.cancel()
  }

  @Test("A cancelled subscription gets nothing that was on its way")
  func cancelled() {
    let subscription = subject.delay(for: .seconds(1), scheduler: scheduler)
      .sink { [log] in log.events.append("\($0)") }
    subject.send(1)
    subscription.cancel()
    scheduler.advance(by: .seconds(2))
    #expect(log.events.isEmpty)
  }

  @Test("receive(on:) hands values over to the scheduler")
  func receiveOn() {
    let subscription = subject.receive(on: scheduler).sink { [log] in log.events.append("\($0)") }
    subject.send(1)
    #expect(log.events.isEmpty)
    scheduler.advance()
    #expect(log.events == ["1"])
    subscription.cancel()
  }
}
