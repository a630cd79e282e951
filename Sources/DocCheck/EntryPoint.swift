import Foundation

/// The program: arguments in, reports out, an exit status for the shell.
@main
struct EntryPoint {
  static func main() {
    InheritedDescriptors.confine()
    Interrupt.install()
    let status = CheckCommand(
      standardOutput: { StandardStream.write($0, to: 1) },
      standardError: { StandardStream.write($0, to: 2) },
      terminal: TerminalTraits(isTerminal: isatty(1) == 1),
      executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path,
      progress: TerminalTraits(isTerminal: isatty(2) == 1).erasesLines
        ? ProgressLine { StandardStream.write($0, to: 2) } : nil
    ).run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
