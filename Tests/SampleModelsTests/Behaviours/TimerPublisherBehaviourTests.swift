import Combine
import Foundation
import Testing

/// Apple's page `Timer/publish(every:tolerance:on:in:options:)`: "a publisher that repeatedly emits
/// the current date on the given interval".
@Suite("Behaviours: Timer.publish") struct TimerPublisherBehaviourTests {
  private final class Dates: @unchecked Sendable {
    var all: [Date] = []
  }

  @Test("The first date comes after one interval") @MainActor
  func firstAfterInterval() {
    let dates = Dates()
    let start = Date()
    let timer = Timer.publish(every: 0.05, on: .current, in: .default)
      .autoconnect()
      .sink { dates.all.append($0) }
    // A run loop may take longer than it is asked to on a busy machine.
    #expect(dates.all.isEmpty)
    while dates.all.isEmpty, Date().timeIntervalSince(start) < 5 {
      RunLoop.current.run(until: Date() + 0.02)
    }
    #expect((dates.all.first ?? start).timeIntervalSince(start) >= 0.05)
    timer.cancel()
  }
}
