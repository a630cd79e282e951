import Foundation

extension SkippableTime {
  /// Waits for some time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  package func sleep(for duration: Duration) async throws {
    let sleeper = Sleeper()
    let parts = duration.components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    let id = after(seconds) {
      sleeper.end(.success(())) { self.noteWaking(true) }
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.wait($0) }
    } onCancel: {
      cancel(id)
      sleeper.end(.failure(CancellationError()))
    }
    noteWaking(false)
  }
}

/// A task that waits, which is woken once.
private final class Sleeper: @unchecked Sendable {
  typealias Continuation = CheckedContinuation<Void, any Error>

  private let lock = Lock()
  private var continuation: Continuation?
  private var ending: Result<Void, any Error>?

  /// Waits, unless the waiting is over already.
  func wait(_ continuation: Continuation) {
    let ending = lock.withLock {
      if self.ending == nil { self.continuation = continuation }
      return self.ending
    }
    if let ending { continuation.resume(with: ending) }
  }

  /// Ends the waiting, the first time only, after something was noted.
  func end(_ result: Result<Void, any Error>, noting note: () -> Void = {}) {
    let continuation: Continuation? = lock.withLock {
      guard ending == nil else { return nil }
      ending = result
      note()
      return self.continuation.take()
    }
    continuation?.resume(with: result)
  }
}
