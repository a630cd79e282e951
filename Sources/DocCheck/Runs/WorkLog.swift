import Synchronization

/// Notes what is done with the programs made of a snippet, and how long each step takes.
final class WorkLog: Sendable {
  /// What is done with a program.
  enum Kind: String, Sendable {
    /// It was compiled in a call that it shared with others.
    case compiledTogether = "compiled with others"
    case compiledAlone = "compiled alone"
    case cached = "known from before"
    /// An executable was made of it.
    case built
    case ran
  }

  /// One step.
  struct Step: Hashable, Sendable {
    let kind: Kind
    let seconds: Double
    /// Why a program was compiled alone.
    var reason: String?
  }

  private let state = Mutex<[Step]>([])

  /// The steps so far.
  var steps: [Step] { state.withLock { $0 } }

  /// Notes a step.
  func note(_ step: Step) { state.withLock { $0.append(step) } }
}
