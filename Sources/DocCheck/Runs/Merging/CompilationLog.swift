import Synchronization

/// What the compiler said in a run, and where that comes from.
final class CompilationLog: Sendable {
  /// How many programs were answered from where.
  struct Counts: Hashable, Sendable {
    /// Programs that were compiled together with others.
    var merged = 0
    /// Programs that were compiled alone.
    var alone = 0
    /// Programs about which the cache knew what the compiler says.
    var cached = 0
  }

  private struct State {
    var counts = Counts()
    var answers: [CacheKey: Compilation] = [:]
  }

  private let state = Mutex(State())

  /// The counts so far.
  var counts: Counts { state.withLock { $0.counts } }

  /// What the compiler said about a program; nothing if it was not asked in this run.
  func answer(_ key: CacheKey) -> Compilation? { state.withLock { $0.answers[key] } }

  /// Notes and counts an answer.
  func note(
    _ compilation: Compilation,
    _ key: CacheKey,
    from origin: WritableKeyPath<Counts, Int> & Sendable
  ) {
    state.withLock { state in
      let isNew = state.answers.updateValue(compilation, forKey: key) == nil
      if isNew { state.counts[keyPath: origin] += 1 }
    }
  }
}
