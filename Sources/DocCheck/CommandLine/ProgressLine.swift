import Synchronization

/// A line on a terminal that says how far long work has come, and is gone when the work is done.
final class ProgressLine: Sendable {
  private struct State {
    var done = 0
    var total = 0
    var next: ContinuousClock.Instant
    var isShown = false
  }

  /// So many parts take long enough to be told of at once.
  private static let many = 25
  /// Short work says nothing, and a terminal need not be written to more often than eyes can see.
  private static let delay = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  /// Back to the first column and the line erased (ECMA-48 §8.3.41).
  private static let erase = "\r\u{1B}[2K"

  private let write: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// - Parameter write: writes to the terminal.
  init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
    state = Mutex(State(next: .now + Self.delay))
  }

  /// Begins work of so many parts.
  func begin(_ total: Int) {
    state.withLock { state in
      (state.done, state.total) = (0, total)
      guard total >= Self.many else { return }
      state.isShown = true
      write(Self.erase + "checking \(total.of("snippet"))")
    }
  }

  /// Says that one more part is done.
  func advance() {
    state.withLock { state in
      state.done += 1
      guard ContinuousClock.now >= state.next else { return }
      state.next = .now + Self.interval
      state.isShown = true
      write(Self.erase + "checked \(state.done) of \(state.total.of("snippet"))")
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if state.isShown { write(Self.erase) }
      state.isShown = false
    }
  }
}
