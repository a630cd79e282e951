import Headless
import SwiftUI
import Testing

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

/// Apple's pages `EnvironmentValues/description` and `AnimationTimelineSchedule`.
@MainActor @Suite("Behaviours: EnvironmentValues") struct EnvironmentDescriptionTests {
  @Test("The description of an environment names its keys with their values")
  func description() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values[LevelKey.self] = 3
    #expect(values.description == "[EnvironmentPropertyKey<LevelKey> = 3]")
  }

  @Test("A schedule of animation goes on by its least interval")
  func schedule() {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    let dates = AnimationTimelineSchedule(minimumInterval: 0.5)
      .entries(from: start, mode: .normal)
    #expect(Array(dates.prefix(3)) == [start, start + 0.5, start + 1])
  }

  // AnimationTimelineSchedule/init(minimumInterval:paused:): "paused: If the schedule should stop
  // generating updates."
  @Test("A paused schedule gives no further dates")
  func paused() {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    let paused = AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)
    #expect(Array(paused.prefix(3)) == [])
  }
}
