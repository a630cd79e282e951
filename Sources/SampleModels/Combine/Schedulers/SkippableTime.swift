import Foundation

/// Time that a test may skip, for code that runs for a mounted view.
///
/// What such code waits for happens when its time has come, or before: a test that has nothing else
/// to wait for skips the time in between.
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

  /// The seconds that were skipped.
  package var skippedTime: TimeInterval { lock.withLock { skipped } }

  private var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime + skipped }

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
    guard !onlyIfSkipped else { return id }
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak self] in
      self?.take(id)?.action()
    }
    return id
  }

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
