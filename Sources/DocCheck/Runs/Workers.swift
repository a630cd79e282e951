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
  /// - Parameters:
  ///   - values: what to work on.
  ///   - atEnd: what each thread does when nothing is left for it.
  ///   - work: the work.
  /// - Throws: the first error that the work throws; what has not begun by then is left undone.
  func map<Value: Sendable, Result: Sendable>(
    _ values: [Value],
    atEnd: @escaping @Sendable () -> Void = {},
    _ work: @escaping @Sendable (Value) throws -> Result
  ) throws -> [Result] {
    let results = Results<Result>(count: values.count)
    let group = DispatchGroup()
    // Threads of a pool would be too few where the work waits.
    for _ in 0..<min(values.count, threads) {
      group.enter()
      DeepStack.startThread {
        while let index = results.next() { results.keep(at: index) { try work(values[index]) } }
        atEnd()
        group.leave()
      }
    }
    group.wait()
    return try results.all()
  }

  /// What the threads share.
  private final class Results<Result: Sendable>: Sendable {
    private struct State {
      var next = 0
      var results: [Result?]
      var error: (any Error)?
    }

    private let state: Mutex<State>

    init(count: Int) { state = Mutex(State(results: Array(repeating: nil, count: count))) }

    /// The place of the next value to work on; nothing if there is none or one has failed.
    func next() -> Int? {
      state.withLock { state in
        guard state.error == nil, state.next < state.results.count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }

    /// Does the work for the value at a place.
    func keep(at index: Int, _ work: () throws -> Result) {
      do {
        let result = try work()
        state.withLock { $0.results[index] = result }
      } catch {
        state.withLock { $0.error = $0.error ?? error }
      }
    }

    /// The results of all values.
    func all() throws -> [Result] {
      try state.withLock { state in
        if let error = state.error { throw error }
        return state.results.compactMap(\.self)
      }
    }
  }
}
