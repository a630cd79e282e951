@testable import DocCheck

/// What one run of doccheck inside of the tests printed and returned.
struct CommandRun {
  private(set) var status = ExitCode.clean
  private(set) var output = ""
  private(set) var errors = ""

  init(_ arguments: [String], executable: String = Checking.executable) {
    var (output, errors) = ("", "")
    status = CheckCommand(
      standardOutput: { output += $0 },
      standardError: { errors += $0 },
      terminal: TerminalTraits(isTerminal: false, variables: [:]),
      executable: executable
    ).run(arguments)
    (self.output, self.errors) = (output, errors)
  }
}
