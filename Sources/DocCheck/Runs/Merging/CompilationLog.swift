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
    /// The programs of shared calls that nobody asked about so far.
    var unasked: Set<CacheKey> = []
  }

  private let state = Mutex(State())

  /// The counts so far.
  var counts: Counts { state.withLock { $0.counts } }

  /// Whether it is known what the compiler says about a program.
  func knows(_ key: CacheKey) -> Bool { state.withLock { $0.answers[key] != nil } }

  /// What the compiler said about a program; nothing if it was not asked in this run.
  func answer(_ key: CacheKey) -> Compilation? {
    state.withLock { state in
      if state.unasked.remove(key) != nil { state.counts.merged += 1 }
      return state.answers[key]
    }
  }

  /// Notes what a shared call says about a program; it counts once somebody asks.
  func noteShared(_ compilation: Compilation, _ key: CacheKey) {
    state.withLock { state in
      state.answers[key] = compilation
      state.unasked.insert(key)
    }
  }

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
