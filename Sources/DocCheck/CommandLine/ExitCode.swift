/// What doccheck tells the shell.
enum ExitCode: Int32, Sendable, CaseIterable {
  /// Nothing at or above the fail level.
  case clean = 0
  /// Findings at or above the fail level, or too small a verified share.
  case findings = 1
  /// Something kept doccheck from checking.
  case couldNotCheck = 2

  /// The status in a few words, for the help.
  var summary: String {
    switch self {
    case .clean: "no errors"
    case .findings: "errors found"
    case .couldNotCheck: "doccheck could not run"
    }
  }
}
