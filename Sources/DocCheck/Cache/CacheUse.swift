import Synchronization

/// What became of a cache's folder in this run.
final class CacheUse: Sendable {
  private let state = Mutex((damaged: 0, hasGrown: false))

  /// The number of files that could not be read.
  var damaged: Int { state.withLock(\.damaged) }

  /// Whether a file was added.
  var hasGrown: Bool { state.withLock(\.hasGrown) }

  /// Takes note of a file that could not be read.
  func noteDamage() { state.withLock { $0.damaged += 1 } }

  /// Takes note of a file that was added.
  func noteGrowth() { state.withLock { $0.hasGrown = true } }
}
