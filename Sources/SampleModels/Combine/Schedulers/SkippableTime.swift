import Foundation

/// Time that a test may skip, for code that runs for a mounted view.
///
/// What such code waits for happens when its time has come, or before: a test that has nothing else
/// to wait for skips the time in between. While a test lets a given time pass, real time does not count, so
/// that what happens in it is the same on any machine.
package final class SkippableTime: @unchecked Sendable {
  /// The time of the code that runs now, `nil` outside of mounted views.
  @TaskLocal package static var current: SkippableTime?

  /// Something that is done at a time.
  private struct Wait {
    let id: Int
    let deadline: TimeInterval
    let action: @Sendable () -> Void
  }

  private let lock = Lock()
  private var skipped: TimeInterval = 0
  /// The real seconds that did not count.
  private var held: TimeInterval = 0
  /// Since when real time does not count; nothing where it does.
  private var stop: TimeInterval?
  private var waits: [Wait] = []
  private var count = 0
  private var woken = 0

  package init() {}

  /// Whether a task was woken and has not gone on yet.
  package var isWaking: Bool { lock.withLock { woken > 0 } }

  /// Notes that a task was woken, or that it goes on.
  func noteWaking(_ isWaking: Bool) {
    lock.withLock { woken += isWaking ? 1 : -1 }
  }

  /// The seconds that have passed, those included that were skipped.
  package var now: TimeInterval { lock.withLock { uptime } }

  /// The seconds that were skipped, without those that passed and did not count.
  package var skippedTime: TimeInterval { lock.withLock { uptime - Self.realTime } }

  private var uptime: TimeInterval { (stop ?? Self.realTime) - held + skipped }

  private static var realTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Lets real time no longer count.
  package func stopRealTime() {
    lock.withLock { stop = stop ?? Self.realTime }
  }

  /// Lets real time count again.
  package func startRealTime() {
    lock.withLock {
      held += stop.map { Self.realTime - $0 } ?? 0
      stop = nil
    }
  }

  /// Does something after some seconds, and gives the number by which it can be cancelled.
  ///
  /// What is done only when a test skips time comes about in the same order on any machine.
  @discardableResult
  package func after(
    _ delay: TimeInterval,
    onlyIfSkipped: Bool = false,
    _ action: @escaping @Sendable () -> Void
  ) -> Int {
    let id = lock.withLock {
      count += 1
      waits.append(Wait(id: count, deadline: uptime + delay, action: action))
      return count
    }
    if !onlyIfSkipped { arm(id, delay) }
    return id
  }

  private func arm(_ id: Int, _ delay: TimeInterval) {
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak self] in self?.ring(id) }
  }

  /// Does what was to be done at a time, or waits on where real time did not count meanwhile.
  private func ring(_ id: Int) {
    let rest: TimeInterval? = lock.withLock {
      guard let wait = waits.first(where: { $0.id == id }) else { return nil }
      return stop == nil && wait.deadline <= uptime + Self.leastDelay
        ? 0 : Swift.max(wait.deadline - uptime, Self.leastDelay)
    }
    switch rest {
    case nil: return
    case 0: take(id)?.action()
    case let rest?: arm(id, rest)
    }
  }

  /// The seconds after which is looked again whether real time counts.
  private static let leastDelay: TimeInterval = 0.005

  /// Does not do what was to be done at a time.
  package func cancel(_ id: Int) { _ = take(id) }

  /// Skips the time up to the next thing to do and does it, unless it is after an end.
  package func skip(until end: TimeInterval) -> Bool {
    let next: Wait? = lock.withLock {
      let first = waits.min { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
      guard let first, first.deadline <= end else { return nil }
      skipped += Swift.max(0, first.deadline - uptime)
      waits.removeAll { $0.id == first.id }
      return first
    }
    next?.action()
    return next != nil
  }

  /// Skips the time up to a moment at which nothing is to be done.
  package func pass(until end: TimeInterval) {
    lock.withLock { skipped += Swift.max(0, end - uptime) }
  }

  private func take(_ id: Int) -> Wait? {
    lock.withLock {
      let index = waits.firstIndex { $0.id == id }
      return index.map { waits.remove(at: $0) }
    }
  }
}
