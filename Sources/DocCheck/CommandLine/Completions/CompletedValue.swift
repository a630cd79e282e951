/// What a shell can offer for the value of an option or the arguments of a command.
enum CompletedValue: Hashable, Sendable {
  case words([String])
  /// Words that the user goes on writing after.
  case beginnings([String])
  case files
  case folders
  /// Nothing that a shell knows, such as a number.
  case unknown

  /// - Parameter value: what represents the value in the help.
  init(of value: String) {
    switch value {
    case "FILE", "PATH", "REPORT.json": self = .files
    case "DIR": self = .folders
    case "KIND=FILE": self = .beginnings(Options.ReportKind.allCases.map { $0.rawValue + "=" })
    case "ID=SEVERITY": self = .beginnings(Rule.all.map { $0.id + "=" })
    case _ where value.allSatisfy { $0.isUppercase || $0 == "/" }: self = .unknown
    default: self = .words(value.split(separator: "|").map(String.init))
    }
  }

  /// - Parameter command: the command whose arguments are meant.
  init(argumentsOf command: Options.Command) {
    switch command {
    case .explain: self = .words(Rule.all.map(\.id))
    case .completions: self = .words(Shell.allCases.map(\.rawValue))
    case .man, .lsp, .prepare: self = .unknown
    case .start: self = .folders
    default: self = .files
    }
  }
}
