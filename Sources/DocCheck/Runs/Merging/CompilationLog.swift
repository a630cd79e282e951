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
    /// How each answer was come by.
    var steps: [CacheKey: WorkLog.Step] = [:]
    var reasons: [CacheKey: AloneReason] = [:]
  }

  private let state = Mutex(State())

  /// The counts so far.
  var counts: Counts { state.withLock { $0.counts } }

  /// What the compiler said about a program; nothing if it was not asked in this run.
  func answer(_ key: CacheKey) -> Compilation? { state.withLock { $0.answers[key] } }

  /// How the answer to a program was come by; nothing if it was not asked about in this run.
  func step(_ key: CacheKey) -> WorkLog.Step? { state.withLock { $0.steps[key] } }

  /// Notes why a program is to be compiled alone, should no shared call take it.
  func note(_ reason: AloneReason, for key: CacheKey) {
    state.withLock { $0.reasons[key] = reason }
  }

  /// Notes and counts an answer.
  ///
  /// - Parameter seconds: how long it took; of a shared call the program's share.
  func note(
    _ compilation: Compilation,
    _ key: CacheKey,
    as kind: WorkLog.Kind,
    seconds: Double
  ) {
    state.withLock { state in
      let earlier = state.answers.updateValue(compilation, forKey: key)
      guard earlier?.isProvisional != false else { return }
      let isAlone = kind == .compiledAlone
      let reason = isAlone ? state.reasons[key] ?? .apart : nil
      state.steps[key] = WorkLog.Step(kind: kind, seconds: seconds, reason: reason?.rawValue)
      switch kind {
      case .compiledTogether: state.counts.merged += 1
      case .compiledAlone: state.counts.alone += 1
      case .cached: state.counts.cached += 1
      case .built, .ran: break
      }
    }
  }
}
