/// Says what the way means in which a program ended.
struct RunEnding: Sendable {
  let snippet: Snippet
  /// The time limit in seconds, for the message.
  let timeout: Double

  /// What is wrong with the ending of a snippet's own program.
  func findings(ofScript outcome: Subprocess.Outcome) -> [Finding] {
    let said = String(decoding: outcome.standardError, as: UTF8.self)
    let expected = snippet.directives.traps
    switch outcome.ending {
    case .timedOut:
      return [finding(.timedOut, "it ran longer than \(Int(timeout)) s and was ended")]
    case .signalled, .exited(128...):
      guard let expected else { return [finding(.trapped, "it trapped: \(trapMessage(said))")] }
      if expected.isEmpty || said.contains(expected) { return [] }
      return [finding(.trapped, "it trapped with '\(trapMessage(said))', not '\(expected)'")]
    case .exited:
      return expected == nil
        ? [] : [finding(.trapped, "it was said to trap and ran to its end")]
    }
  }

  /// The runtime's own line about a trap, without the place in the generated file.
  func trapMessage(_ said: String) -> String {
    let line = said.split(separator: "\n").first { $0.contains("Fatal error") }
    guard let line, let range = line.firstRange(of: "Fatal error") else {
      return said.split(separator: "\n").last.map(String.init) ?? "no message"
    }
    return String(line[range.lowerBound...])
  }

  private func finding(_ rule: Rule, _ message: String) -> Finding {
    Finding(rule, at: snippet.block.openingSpan, message, snippet: snippet.id)
  }
}
