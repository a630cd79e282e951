import Foundation

/// What the terminal that standard output or standard error may be can do.
struct TerminalTraits: Sendable {
  /// Whether the stream is a terminal at all.
  let isTerminal: Bool
  /// The environment's variables.
  var variables: [String: String] = ProcessInfo.processInfo.environment

  private var isDumb: Bool { variables["TERM"] == "dumb" }

  /// Erases the screen and what has left it, and goes to its first line (ECMA-48 §8.3.21, §8.3.39).
  static let clearing = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

  /// Whether lines may be erased and written again.
  var erasesLines: Bool { isTerminal && !isDumb }

  /// Whether colours are wanted where the options leave it open.
  var hasColor: Bool {
    // https://no-color.org: any value but the empty one switches colours off.
    let isRefused = variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isTerminal && !isDumb && !isRefused
  }

  /// Whether the terminal is known to show hyperlinks (the escape sequence OSC 8); others could
  /// show the address as rubbish.
  var hasHyperlinks: Bool {
    guard isTerminal, !isDumb, variables["CI"] == nil else { return false }
    if let version = variables["VTE_VERSION"].flatMap({ Int($0) }) { return version >= 5000 }
    let programs: Set = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "Tabby"]
    if let program = variables["TERM_PROGRAM"], programs.contains(program) { return true }
    let names = ["kitty", "alacritty", "foot", "ghostty", "wezterm", "contour"]
    let term = variables["TERM"] ?? ""
    return names.contains { term.contains($0) } || variables["WT_SESSION"] != nil
      || variables["KONSOLE_VERSION"] != nil
  }
}
