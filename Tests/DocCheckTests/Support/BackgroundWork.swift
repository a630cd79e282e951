import Foundation
import Synchronization

/// Work that begins at once, on a thread of its own, and whose result tests wait for.
///
/// A task would wait for one of the few threads that tests share, behind all of them, and keep it.
final class BackgroundWork<Value: Sendable>: Sendable {
  private enum State {
    case waiting([CheckedContinuation<Value, any Error>])
    case done(Result<Value, any Error>)
  }

  private let state = Mutex(State.waiting([]))

  /// Begins with the work.
  init(_ work: @escaping @Sendable () throws -> Value) {
    Thread.detachNewThread { self.end(Result(catching: work)) }
  }

  /// The result, once it is there.
  ///
  /// - Throws: what the work throws.
  var value: Value {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<Value, any Error>? in
          switch state {
          case .done(let result): return result
          case .waiting(let others):
            state = .waiting(others + [continuation])
            return nil
          }
        }
        if let result { continuation.resume(with: result) }
      }
    }
  }

  private func end(_ result: Result<Value, any Error>) {
    let waiting = state.withLock { state -> [CheckedContinuation<Value, any Error>] in
      guard case .waiting(let continuations) = state else { return [] }
      state = .done(result)
      return continuations
    }
    for continuation in waiting { continuation.resume(with: result) }
  }
}
