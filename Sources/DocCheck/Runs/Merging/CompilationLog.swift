import Synchronization

/// Where the compiler's answers of a run come from.
final class CompilationLog: Sendable {
  /// How many answers came from where.
  struct Counts: Hashable, Sendable {
    /// Programs that were compiled together with others.
    var merged = 0
    /// Programs that were compiled alone.
    var alone = 0
    /// Programs about which the cache knew what the compiler says.
    var cached = 0
  }

  private let state = Mutex((counts: Counts(), clean: Set<CacheKey>()))

  /// The counts so far.
  var counts: Counts { state.withLock { $0.counts } }

  /// Notes a program that is clean, as a call says which it shared with others.
  func noteClean(_ key: CacheKey) {
    state.withLock { _ = $0.clean.insert(key) }
  }

  /// Whether a program is known to be clean; counts the answer if it is.
  func answersClean(_ key: CacheKey) -> Bool {
    state.withLock { state in
      guard state.clean.contains(key) else { return false }
      state.counts.merged += 1
      return true
    }
  }

  /// Counts an answer.
  func count(_ origin: WritableKeyPath<Counts, Int> & Sendable) {
    state.withLock { $0.counts[keyPath: origin] += 1 }
  }
}
