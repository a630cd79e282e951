import Dispatch
import Foundation
import Synchronization

/// Does the same work for many values on several threads.
struct Workers {
  /// The number of threads; nothing for one a core.
  let count: Int?

  /// The number of threads that many values are worked on by.
  var threads: Int { count ?? ProcessInfo.processInfo.activeProcessorCount }

  /// The results in the order of the values.
  ///
  /// - Throws: the first error that the work throws; what has not begun by then is left undone.
  func map<Value: Sendable, Result: Sendable>(
    _ values: [Value],
    _ work: @Sendable (Value) throws -> Result
  ) throws -> [Result] {
    let state = Mutex<(next: Int, results: [Result?], error: (any Error)?)>(
      (0, values.map { _ in nil }, nil)
    )
    let threads = min(values.count, threads)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while true {
        let index = state.withLock { state -> Int? in
          guard state.error == nil, state.next < values.count else { return nil }
          defer { state.next += 1 }
          return state.next
        }
        guard let index else { return }
        do {
          let result = try work(values[index])
          state.withLock { $0.results[index] = result }
        } catch {
          state.withLock { $0.error = $0.error ?? error }
        }
      }
    }
    return try state.withLock { state in
      if let error = state.error { throw error }
      return state.results.compactMap(\.self)
    }
  }
}
