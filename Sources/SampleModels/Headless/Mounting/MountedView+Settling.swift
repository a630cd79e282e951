import Foundation
import SwiftUI

extension MountedView {
  /// Waits until nothing more happens by itself: tasks have ended and the main queue is empty.
  ///
  /// Sleeping tasks, timers and delayed values of publishers take no time: when all else is done,
  /// what they wait for is skipped, up to the limit. What `DispatchQueue.asyncAfter`, timers of
  /// Foundation and other threads wait for takes its real time.
  public func settle(within limit: Duration = .seconds(1)) async {
    var waiting = Waiting(limit, current.time)
    var quiet = 0
    while quiet < Self.quietTurns, !waiting.isOver {
      let isStill = await turn(&waiting)
      quiet = isStill && !current.tasks.areRunning ? quiet + 1 : 0
    }
  }

  /// Waits until something is true, and tells whether it became true within the limit.
  ///
  /// Time is skipped as `settle` does. On a machine so busy that the time passes before tasks get a
  /// thread, they still get some turns.
  @discardableResult
  public func wait(
    within limit: Duration = .seconds(5),
    until condition: () -> Bool
  ) async -> Bool {
    var waiting = Waiting(limit, current.time)
    while true {
      _ = current
      if condition() { return true }
      guard !waiting.isOver else { return false }
      await turn(&waiting)
    }
  }

  /// Lets some time pass for the views' code, without taking it.
  ///
  /// Real time does not count meanwhile: a timer of a hundredth of a second sends a hundred dates in a
  /// second, however fast the machine is. Where far more happens, the rest passes at once, and what was to
  /// be done in it is done late and once, as by a device that was held up.
  public func advance(by duration: Duration) async {
    await advance(by: duration, inTurns: 2000)
  }

  /// The same in a number of turns at most; as many as usual take some seconds.
  package func advance(by duration: Duration, inTurns mostTurns: Int) async {
    current.time.stopRealTime()
    defer { current.time.startRealTime() }
    await letTasksBegin()
    var waiting = Waiting(duration, current.time)
    var still = 0
    while still < Self.quietTurns, waiting.turns < mostTurns {
      still = await turn(&waiting) ? still + 1 : 0
    }
    current.time.pass(until: waiting.skippedEnd)
    guard still < Self.quietTurns else { return }
    while current.time.skip(until: waiting.skippedEnd) {}
    for _ in 0..<Self.quietTurns { await turn(&waiting) }
  }

  /// Lets tasks get a thread that were started before, however busy the machine is, so that what they
  /// wait for counts from now.
  private func letTasksBegin() async {
    // A task begins, goes to the main actor and leaves it for what it waits for.
    for _ in 0..<3 {
      await Task.detached {}.value
      await Turn.pass()
    }
  }

  /// The turns without an update that count as rest.
  private static var quietTurns: Int { 10 }

  /// Lets the main queue and other threads do their work, and tells whether nothing happened.
  ///
  /// When nothing has happened for some turns, the next thing happens that code waits for.
  @discardableResult
  private func turn(_ waiting: inout Waiting) async -> Bool {
    let before = current.pass
    await Turn.pass()
    // The only error is that the test itself was cancelled: it ends by itself then.
    try? await Task.sleep(for: .milliseconds(2))
    return waiting.noteTurn(isStill: current.pass == before && !current.time.isWaking)
  }
}

/// How long a test waits: some real time, or as much time of the views' code.
@MainActor private struct Waiting {
  /// The end by the time of the views' code.
  let skippedEnd: TimeInterval

  /// The turns so far.
  private(set) var turns = 0

  private let end: ContinuousClock.Instant
  private let time: SkippableTime
  private var still = 0

  init(_ limit: Duration, _ time: SkippableTime) {
    self.time = time
    end = .now + limit
    skippedEnd = time.now + limit / .seconds(1)
  }

  /// Whether the time is over, and some turns were given however late it is.
  var isOver: Bool { turns >= 20 && ContinuousClock.now >= end }

  /// Notes a turn, and skips time after some in which nothing happened.
  mutating func noteTurn(isStill: Bool) -> Bool {
    turns += 1
    still = isStill ? still + 1 : 0
    guard still >= 3, time.skip(until: skippedEnd) else { return isStill }
    still = 0
    return false
  }
}
