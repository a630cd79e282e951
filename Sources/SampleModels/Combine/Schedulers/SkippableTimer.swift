import Foundation

/// Does something again and again by time that may be skipped, until it is cancelled.
final class SkippableTimer: Cancellable, @unchecked Sendable {
  /// Runs code where the timer's work belongs.
  typealias Runner = @Sendable (@escaping @Sendable () -> Void) -> Void

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
    self.interval = interval
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
