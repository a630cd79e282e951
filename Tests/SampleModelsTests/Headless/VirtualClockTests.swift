import Headless
import SwiftUI
import Testing

@MainActor @Suite("Virtual clock") struct VirtualClockTests {
  private struct Countdown: View {
    let clock: any Clock<Duration>
    @State private var left = 3
    var body: some View {
      Text("\(left) left").task {
        while left > 0 {
          guard (try? await clock.sleep(for: .seconds(60))) != nil else { return }
          left -= 1
        }
      }
    }
  }

  @Test("Minutes pass at once, each sleep ending at its instant")
  func advance() async {
    let clock = VirtualClock()
    let view = mount(Countdown(clock: clock))
    await clock.advance(by: .seconds(59))
    #expect(view.texts == ["3 left"])
    await clock.advance(by: .seconds(1))
    #expect(view.texts == ["2 left"])
    await clock.advance(by: .seconds(600))
    #expect(view.texts == ["0 left"])
  }

  @Test("A cancelled sleep ends with an error, before it has begun too")
  func cancelling() async {
    let clock = VirtualClock()
    let sleeping = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance(by: .zero)
    sleeping.cancel()
    await #expect(throws: CancellationError.self) { try await sleeping.value }
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test("A sleep up to a past instant ends at once")
  func past() async throws {
    let clock = VirtualClock()
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: clock.now)
    #expect(VirtualClock().now.duration(to: clock.now) == .seconds(5))
  }
}
