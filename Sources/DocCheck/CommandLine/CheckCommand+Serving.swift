/// The commands that go on until somebody ends them.
extension CheckCommand {
  /// Checks again and again until doccheck is interrupted.
  func watch(_ arguments: [String]) throws -> Never {
    try Watcher(
      options: { try Self.options(from: arguments) },
      environment: environment,
      check: { options, environment, live in
        if terminal.erasesLines { standardOutput(TerminalTraits.clearing) }
        _ = try check(options, Gate(options), environment, live)
      },
      say: { standardError("doccheck: \($0)\n") }
    ).run()
  }

  /// Speaks with an editor until it says goodbye.
  func serve(_ options: Options, _ arguments: [String]) throws -> ExitCode {
    guard options.paths.isEmpty else {
      throw UsageError(message: "'lsp' takes no paths; the editor sends the files")
    }
    let checker = DocumentChecker(executable: executable) { path in
      let words = [Options.Command.check.rawValue] + arguments.dropFirst() + ["--", path]
      var options = try Self.options(from: words)
      (options.changedSince, options.writtenBaseline) = (nil, nil)
      options.servesEditor = true
      return options
    }
    let channel = MessageChannel(
      read: StandardStream.read,
      write: { StandardStream.write($0, to: 1) }
    )
    let isPolite = LanguageServer(channel: channel, checker: checker).run()
    // A check may still go on.
    RunningProcesses.shared.killAll()
    checker.close()
    return isPolite ? .clean : .findings
  }
}
