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
  ///   - places: where it trapped, then the calls that led there, as far as they are known.
  func findings(ofScript outcome: Subprocess.Outcome, at places: [Span]) -> [Finding] {
    let said = trapMessage(outcome)
    let isTold = snippet.told.contains(.traps) || places.contains(where: isTold)
    let place = places.first ?? snippet.block.openingSpan
    let expected = snippet.directives.traps ?? (isTold ? "" : nil)
    switch outcome.ending {
    case .timedOut:
      return [finding(.timedOut, "stopped after the time limit of \(Int(timeout)) s")]
    case _ where Self.isTrap(outcome.ending):
      guard let expected else {
        return [finding(.trapped, "code crashes: \(Self.withoutOpening(said))", at: place)]
      }
      let whole = String(decoding: outcome.standardError, as: UTF8.self) + said
      if expected.isEmpty || whole.contains(expected) { return [] }
      let message = "expected a crash with '\(expected)', but the code crashes with '\(said)'"
      return [finding(.trapped, message, at: place)]
    case .exited, .signalled:
      if let limit = Self.limit(outcome.ending) {
        return [finding(.trapped, limit)]
      }
      return snippet.directives.traps == nil
        ? [] : [finding(.trapped, "expected a crash, but the code runs to the end")]
    }
  }

  /// Whether a comment on a line says that it ends the program.
  private func isTold(_ place: Span) -> Bool {
    let code = snippet.source
    let source = SourceText(code)
    return snippet.parsed.comments.contains { comment in
      let line = source.lineNumber(of: comment.offset)
      return snippet.block.lines.indices.contains(line - 1)
        && snippet.block.lines[line - 1].number == place.start.line
        && comment.text.lowercased().holdsAny(of: ErrorWords.endings)
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
    case SIGXCPU?: "stopped after the CPU time limit"
    case SIGXFSZ?: "stopped after the file size limit"
    case SIGKILL?: "killed, probably by the memory limit"
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
    // The runtime tells on standard error, too, that it has looked for the place, and so do tests that they run.
    let last = lines.last { !$0.hasPrefix("*** ") && !Self.marks.contains($0.first ?? " ") }
    let isBadAccess = [SIGBUS, SIGSEGV].contains(Self.signal(outcome.ending))
    let reason = isBadAccess ? "bad memory access, for example by endless recursion" : "no message"
    return last.map(String.init) ?? reason
  }

  /// What the lines of tests begin with.
  private static let marks = "◇✔✘↳"

  /// A message about a trap without the words that say no more than that it is one.
  private static func withoutOpening(_ message: String) -> String {
    let opening = openings[0] + ": "
    return message.hasPrefix(opening) ? String(message.dropFirst(opening.count)) : message
  }

  /// How the runtime begins what it says about a trap.
  private static let openings = ["Fatal error", "Precondition failed", "Assertion failed"]

  private func finding(_ rule: Rule, _ message: String, at place: Span? = nil) -> Finding {
    Finding(rule, at: place ?? snippet.block.openingSpan, message, snippet: snippet.id)
  }
}
