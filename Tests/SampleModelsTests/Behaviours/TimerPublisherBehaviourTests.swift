import Combine
import Foundation
import Headless
import SwiftUI
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

  // Timer/scheduledTimer(withTimeInterval:repeats:block:): "If interval is less than or equal to 0.0,
  // this method chooses the nonnegative value of 0.0001 seconds instead."
  @Test(
    "A timer without an interval sends a date every tenth of a millisecond",
    arguments: [0, -1.0]
  )
  @MainActor func noInterval(_ interval: TimeInterval) {
    let dates = Dates()
    let start = Date()
    let timer = Timer.publish(every: interval, on: .current, in: .default)
      .autoconnect()
      .sink { dates.all.append($0) }
    while dates.all.count < 10, Date().timeIntervalSince(start) < 5 {
      RunLoop.current.run(until: Date() + 0.001)
    }
    #expect(dates.all.count >= 10)
    #expect((dates.all.last ?? start).timeIntervalSince(start) >= 0.0009)
    timer.cancel()
  }

  private struct Ticker: View {
    @State private var ticks = 0
    @State private var isLate = false
    let timer = Timer.publish(every: 0, on: .main, in: .common).autoconnect()
    var body: some View {
      Text(ticks > 0 ? "ticks" : "none").onReceive(timer) { _ in ticks += 1 }
      Text(isLate ? "late" : "early").task {
        try? await Task.sleep(for: .seconds(500_000))
        isLate = true
      }
    }
  }

  // Its timer would keep the main thread busy as long as others make it wait for a turn.
  @Test("A mounted view with a timer without an interval comes to no rest, but to an end")
  func restless() async {
    await promptly {
      await #expect(processExitsWith: .success) {
        await TimerPublisherBehaviourTests.showTicker()
      }
    }
  }

  @MainActor private static func showTicker() async {
    let view = mount(Ticker())
    await view.settle(within: .milliseconds(100))
    #expect(view.texts == ["ticks", "early"])
    #expect(await !view.wait(within: .milliseconds(100)) { view.shows("late") })
    // Time that cannot be skipped passes at once in the end.
    await view.advance(by: .seconds(600_000), inTurns: 100)
    #expect(view.texts == ["ticks", "late"])
    view.unmount()
  }
}
