import Foundation

/// Does something again and again by time that may be skipped, until it is cancelled.
///
/// The shortest interval is the one that Foundation's timers have.
final class SkippableTimer: Cancellable, @unchecked Sendable {
  /// Runs code where the timer's work belongs.
  typealias Runner = @Sendable (@escaping @Sendable () -> Void) -> Void

  /// The interval that Foundation takes instead of none: a timer without any would never let time pass.
  static let shortest: TimeInterval = 0.0001

  private let time: SkippableTime
  private let interval: TimeInterval
  private let run: Runner
  private let lock = Lock()
  private var action: (() -> Void)?

  init(
    _ time: SkippableTime,
    after delay: TimeInterval,
    every interval: TimeInterval,
    run: @escaping Runner,
    action: @escaping () -> Void
  ) {
    self.time = time
    self.interval = max(interval, Self.shortest)
    self.run = run
    self.action = action
    wait(delay)
  }

  func cancel() {
    let action = lock.withLock { self.action.take() }
    withExtendedLifetime(action) {}
  }

  private func wait(_ delay: TimeInterval) {
    time.after(delay) {
      self.run {
        guard let action = self.lock.withLock({ self.action }) else { return }
        action()
        self.wait(self.interval)
      }
    }
  }
}

extension RunLoop {
  /// Does something on the loop's thread; the main queue is served where no loop runs, too.
  func performSoon(_ action: @escaping @Sendable () -> Void) {
    if self === RunLoop.main {
      DispatchQueue.main.async(execute: action)
    } else {
      perform(action)
    }
  }
}
