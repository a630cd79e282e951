/// How a snippet's own program went.
struct ScriptRun: Hashable, Codable, Sendable {
  /// The way in which it ended.
  enum Ending: Hashable, Codable, Sendable {
    case ended
    /// By a trap, with what the runtime said about it.
    case trapped(String)
    /// From outside, at a limit.
    case stopped
  }

  let ending: Ending
  /// What it depends on besides its code, such as chance; nothing if it goes the same way on every run.
  let cause: String?
}
