import Foundation

/// Runs doccheck once: the command line in, texts and an exit status out.
struct CheckCommand {
  let standardOutput: (String) -> Void
  let standardError: (String) -> Void
  /// Whether standard output is a terminal.
  let isTerminal: Bool
  /// The path of doccheck's executable.
  let executable: String

  /// Does what the arguments say.
  func run(_ arguments: [String]) -> ExitCode {
    do {
      let options = try OptionParser().options(from: arguments)
      if options.showsHelp {
        standardOutput(Usage.text)
        return .clean
      }
      if options.showsVersion {
        standardOutput("doccheck \(Version.current)\n")
        return .clean
      }
      if options.command == .explain {
        standardOutput(try RulePage.text(explaining: options.paths))
        return .clean
      }
      return try check(options)
    } catch {
      standardError("doccheck: \(error)\n")
      return .couldNotCheck
    }
  }

  private func check(_ options: Options) throws -> ExitCode {
    let environment =
      options.command == .check
      ? try CheckEnvironment(options: options, executable: executable) : nil
    defer {
      environment?.compiler.workspace.removeAll()
      environment?.compiler.cache?.trim()
    }
    if environment != nil, options.runs, environment?.executor == nil {
      standardError(
        "doccheck: no sandbox works here, so nothing is run; install bubblewrap "
          + "('apt-get install bubblewrap') or say --sandbox none\n"
      )
    }
    let outcome = try Pipeline(options: options, environment: environment).run()
    standardOutput(text(of: outcome.report, options))
    try write(outcome.report, options)
    for problem in outcome.problems { standardError("doccheck: \(problem)\n") }
    if !outcome.problems.isEmpty { return .couldNotCheck }
    return status(of: outcome.report, options)
  }

  private func status(of report: Report, _ options: Options) -> ExitCode {
    let summary = report.summary
    if summary.snippets == 0, summary.claims == 0, !options.allowsEmpty {
      let what = summary.articles == 0 ? "no article" : "no Swift snippet and no claim"
      let places = options.paths.joined(separator: ", ")
      standardError("doccheck: articles: \(places): \(what) found; --allow-empty makes this fine\n")
      return .couldNotCheck
    }
    if let least = options.minimumVerified, summary.verifiedShare * 100 < least {
      let share = String(format: "%.1f", summary.verifiedShare * 100)
      standardError("doccheck: only \(share) % of the snippets are verified, not \(least) %\n")
      return .findings
    }
    switch options.failOn {
    case .never: return .clean
    case .error: return summary.errors > 0 ? .findings : .clean
    case .warning: return summary.errors + summary.warnings > 0 ? .findings : .clean
    }
  }

  private func text(of report: Report, _ options: Options) -> String {
    switch options.format {
    case .json: return JSONReporter().render(report)
    case .sarif: return SARIFReporter().render(report)
    case .junit: return JUnitReporter().render(report)
    case .github: return GitHubReporter().render(report)
    case .markdown: return MarkdownReporter().render(report)
    case .text:
      let detail: TextReporter.Detail =
        options.isQuiet
        ? .quiet : (options.isVerbose || options.command == .list ? .verbose : .normal)
      return TextReporter(inColor: usesColor(options), detail: detail).render(report)
    }
  }

  private func usesColor(_ options: Options) -> Bool {
    switch options.color {
    case .always: return true
    case .never: return false
    case .auto:
      // https://no-color.org: any value but the empty one switches colours off.
      let isRefused = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      return isTerminal && !isRefused
    }
  }

  private func write(_ report: Report, _ options: Options) throws {
    for file in options.reports {
      let text =
        switch file.kind {
        case .html: HTMLReporter().render(report)
        case .json: JSONReporter().render(report)
        case .sarif: SARIFReporter().render(report)
        case .junit: JUnitReporter().render(report)
        case .github: GitHubReporter().render(report)
        case .markdown: MarkdownReporter().render(report)
        }
      try ReportWriter().write(text, to: file.path)
    }
  }
}
