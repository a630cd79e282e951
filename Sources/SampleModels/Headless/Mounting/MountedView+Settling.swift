import Foundation
import SwiftUI

extension MountedView {
  /// Waits until nothing more happens by itself: tasks have ended and the main queue is empty.
  ///
  /// Time is real: what `Task.sleep(for:)`, timers and dispatch queues wait for cannot be moved, only
  /// code that takes a clock can be given a `VirtualClock`. A task that never ends and a timer are
  /// waited for no longer than the limit.
  public func settle(within limit: Duration = .seconds(1)) async {
    let clock = ContinuousClock()
    let end = clock.now + limit
    var (turns, quiet) = (0, 0)
    while quiet < Self.quietTurns, turns < Self.leastTurns || clock.now < end {
      let before = current.pass
      await turn()
      turns += 1
      let isBusy = current.tasks.areRunning || current.pass != before
      quiet = isBusy ? 0 : quiet + 1
    }
  }

  /// Waits until something is true, and tells whether it became true within the limit.
  ///
  /// On a machine so busy that the time passes before tasks get a thread, they still get some turns.
  @discardableResult
  public func wait(
    within limit: Duration = .seconds(5),
    until condition: () -> Bool
  ) async -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + limit
    var turns = 0
    while true {
      _ = current
      if condition() { return true }
      guard turns < Self.leastTurns || clock.now < end else { return false }
      await turn()
      turns += 1
    }
  }

  /// The turns without an update that count as rest.
  private static var quietTurns: Int { 10 }

  /// The turns that are given however late it is.
  private static var leastTurns: Int { 20 }

  /// Lets the main queue and other threads do their work.
  private func turn() async {
    await Turn.pass()
    // The only error is that the test itself was cancelled: it ends by itself then.
    try? await Task.sleep(for: .milliseconds(2))
  }
}
