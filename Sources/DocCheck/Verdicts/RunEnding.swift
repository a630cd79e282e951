import Glibc

/// Says what the way means in which a program ended.
struct RunEnding: Sendable {
  let snippet: Snippet
  /// The time limit in seconds, for the message.
  let timeout: Double

  /// What is wrong with the ending of a snippet's own program.
  ///
  /// - Parameters:
  ///   - outcome: how the program ended, and what it said.
  ///   - place: where it trapped, if that is known.
  func findings(ofScript outcome: Subprocess.Outcome, at place: Span?) -> [Finding] {
    let said = trapMessage(outcome)
    let place = place ?? snippet.block.openingSpan
    let expected = snippet.directives.traps ?? (snippet.told.contains(.traps) ? "" : nil)
    switch outcome.ending {
    case .timedOut:
      return [finding(.timedOut, "it ran longer than \(Int(timeout)) s and was ended")]
    case _ where Self.isTrap(outcome.ending):
      guard let expected else { return [finding(.trapped, "it trapped: \(said)", at: place)] }
      let whole = String(decoding: outcome.standardError, as: UTF8.self) + said
      if expected.isEmpty || whole.contains(expected) { return [] }
      return [finding(.trapped, "it trapped with '\(said)', not '\(expected)'", at: place)]
    case .exited, .signalled:
      if let limit = Self.limit(outcome.ending) {
        return [finding(.trapped, "it was ended: \(limit)")]
      }
      return snippet.directives.traps == nil
        ? [] : [finding(.trapped, "it was said to trap and ran to its end")]
    }
  }

  /// The way in which a snippet's own program ended.
  func ending(ofScript outcome: Subprocess.Outcome) -> ScriptRun.Ending {
    if Self.isTrap(outcome.ending) { return .trapped(trapMessage(outcome)) }
    return outcome.ending == .exited(0) ? .ended : .stopped
  }

  /// Whether a program was ended by a signal of its own making: an illegal instruction, a trap, an
  /// abort, a bus or a floating-point error or a bad access.
  static func isTrap(_ ending: Subprocess.Outcome.Ending) -> Bool {
    let own = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    return signal(ending).map(own.contains) ?? false
  }

  /// The limit at which a program was ended from outside; nothing if it was not.
  static func limit(_ ending: Subprocess.Outcome.Ending) -> String? {
    switch signal(ending) {
    case SIGXCPU?: "it used up its processor time"
    case SIGXFSZ?: "it wrote too large a file"
    case SIGKILL?: "it was killed"
    default: nil
    }
  }

  /// The signal that ended a program; bubblewrap reports one as a shell does, as 128 and its number.
  private static func signal(_ ending: Subprocess.Outcome.Ending) -> Int32? {
    switch ending {
    case .signalled(let signal): signal
    case .exited(let status): status > 128 ? status - 128 : nil
    case .timedOut: nil
    }
  }

  /// The runtime's own words about a trap, without the place in the generated file.
  func trapMessage(_ outcome: Subprocess.Outcome) -> String {
    let lines = String(decoding: outcome.standardError, as: UTF8.self).split(separator: "\n")
    for line in lines {
      let starts = Self.openings.compactMap { line.firstRange(of: $0)?.lowerBound }
      if let start = starts.min() { return String(line[start...]) }
    }
    if let failure = outcome.backtrace?.failure { return failure }
    // The runtime tells on standard error, too, that it has looked for the place.
    return lines.last { !$0.hasPrefix("*** ") }.map(String.init) ?? "no message"
  }

  /// How the runtime begins what it says about a trap.
  private static let openings = ["Fatal error", "Precondition failed", "Assertion failed"]

  private func finding(_ rule: Rule, _ message: String, at place: Span? = nil) -> Finding {
    Finding(rule, at: place ?? snippet.block.openingSpan, message, snippet: snippet.id)
  }
}
