/// A command line or a setting that cannot be understood.
struct UsageError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, without a final full stop.
  let message: String
  /// What to do about it; nothing where only the help can tell.
  var help: String?

  /// The problem and, on a line of its own, what to do about it.
  var description: String {
    "\(InertText.line(message))\nhelp: \(InertText.line(help ?? "run 'doccheck --help'"))"
  }

  /// The problem and what to do about it on one line, for a place in a file.
  var inOneLine: String { message + (help.map { "; \($0)" } ?? "") }
}
