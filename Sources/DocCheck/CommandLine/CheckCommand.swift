import Foundation

/// Runs doccheck once: the command line in, texts and an exit status out.
struct CheckCommand {
  let standardOutput: (String) -> Void
  let standardError: (String) -> Void
  /// What standard output can show.
  let terminal: TerminalTraits
  /// The path of doccheck's executable.
  let executable: String
  /// Says how far the work has come; nothing where nobody watches.
  var progress: ProgressLine?

  /// - Parameter standardError: what writes messages, which never are commands to GitHub's runner.
  init(
    standardOutput: @escaping (String) -> Void,
    standardError: @escaping (String) -> Void,
    terminal: TerminalTraits,
    executable: String,
    progress: ProgressLine? = nil
  ) {
    self.standardOutput = standardOutput
    self.standardError = { standardError(RunnerCommands.disarmed($0)) }
    (self.terminal, self.executable, self.progress) = (terminal, executable, progress)
  }

  /// Does what the arguments say.
  func run(_ arguments: [String]) -> ExitCode {
    do {
      let options = try Self.options(from: arguments)
      if options.showsHelp {
        standardOutput(Usage.text)
        return .clean
      }
      if options.showsVersion {
        standardOutput(Self.version)
        return .clean
      }
      if options.command.readsArticles { try NamedPaths(options).check() }
      switch options.command {
      case .help: standardOutput(try Usage.text(explaining: options.paths))
      case .version: standardOutput(Self.version)
      case .explain:
        let inColor = ReportRenderer(options: options, terminal: terminal).usesColor
        standardOutput(try RulePage.text(explaining: options.paths, inColor: inColor))
      case .completions: standardOutput(try Shell.completions(options.paths))
      case .man: standardOutput(ManPage.text)
      case .prepare: try Preparation(options: options, executable: executable).run()
      case .start: return try start(options)
      case .watch: try watch(arguments)
      case .lsp: return try serve(options, arguments)
      case .merge: return try merge(options)
      case .sketch: return try sketch(options)
      default: return try check(options)
      }
      return .clean
    } catch {
      say(error)
      return .couldNotCheck
    }
  }

  private static let version = "doccheck \(Version.current) (Swift \(Version.swift))\n"

  /// Writes what keeps doccheck from doing its work to standard error.
  func say(_ error: any Error) { standardError("error: \(error)\n") }

  /// Writes a configuration and, where one is asked for and there is something known, a baseline.
  private func start(_ options: Options) throws -> ExitCode {
    guard options.paths.count <= 1 else {
      throw UsageError(message: "'init' takes one folder", help: "doccheck init [FOLDER]")
    }
    let configuration = try StarterConfiguration(of: options.paths.first ?? ".")
    try configuration.write(baseline: nil)
    standardOutput(configuration.message)
    guard let baseline = options.writtenBaseline else { return .clean }
    let status = run([
      "check", "--write-baseline", baseline, "--fail-on", "never", "--", configuration.folder,
    ])
    guard status == .clean else { return status }
    if try Baseline(path: baseline).findings.isEmpty {
      try FileManager.default.removeItem(atPath: baseline)
      standardOutput("No findings, so no baseline is needed.\n")
    } else {
      try configuration.write(baseline: baseline)
      standardOutput(
        "Created \(baseline). 'doccheck' reports only findings that it does not list.\n"
      )
    }
    return .clean
  }

  private func check(_ options: Options) throws -> ExitCode {
    let gate = try Gate(options)
    let environment = options.command.judges ? try environment(options) : nil
    defer { environment.map(close) }
    return try check(options, gate, environment)
  }

  /// Removes what a check leaves behind, and tells of what was wrong with what it keeps.
  func close(_ environment: CheckEnvironment) {
    environment.close()
    for problem in environment.cacheProblems {
      standardError("warning: \(problem)\n")
    }
  }

  /// What checking needs, and a word on what is missing.
  func environment(_ options: Options) throws -> CheckEnvironment {
    let environment = try CheckEnvironment(options: options, executable: executable)
    if options.runs, environment.executor == nil {
      standardError(
        "warning: no sandbox available, so no code is run\n"
          + "help: install bubblewrap ('apt-get install bubblewrap'), use Linux 5.13 or newer with "
          + "Landlock, or pass --sandbox none\n"
      )
    }
    return environment
  }

  /// Checks once and reports.
  func check(
    _ options: Options,
    _ gate: Gate,
    _ environment: CheckEnvironment?,
    _ live: LivePage? = nil
  ) throws -> ExitCode {
    let pipeline = Pipeline(
      options: options,
      environment: environment,
      progress: options.isQuiet ? nil : progress
    )
    let outcome = options.command.mends ? try mend(pipeline) : try pipeline.run()
    return try tell(outcome, options, gate, live)
  }

  /// Joins the reports of shards.
  private func merge(_ options: Options) throws -> ExitCode {
    let gate = try Gate(options)
    let reports = try options.paths.map { (path: $0, report: try ShardReport(path: $0)) }
    let report = try ShardReport.merged(reports)
    return try tell(Pipeline.Outcome(report: report, problems: []), options, gate)
  }

  /// Writes the reports on what was checked.
  private func tell(
    _ outcome: Pipeline.Outcome,
    _ options: Options,
    _ gate: Gate,
    _ live: LivePage? = nil
  ) throws -> ExitCode {
    if isEmpty(outcome, options) { throw Self.nothingFound(options) }
    try ReportTargets(options).refuseSources(of: outcome.report)
    var judged = try gate.outcome(of: outcome.report)
    if let folder = options.earlierSketches {
      judged.report = judged.report.comparingSketches(in: folder)
    }
    judged.report.live = live
    let renderer = ReportRenderer(options: options, terminal: terminal)
    // Standard output comes last: it may be closed, and that is no reason for having no report.
    for file in options.reports { try renderer.write(judged.report, as: file) }
    if !options.onlyShowsEdits { standardOutput(renderer.standardOutput(judged.report)) }
    outcome.problems.forEach(say)
    if !outcome.problems.isEmpty { return .couldNotCheck }
    for reason in judged.reasons { standardError("error: \(reason)\n") }
    return options.command.isGated && judged.hasFailed ? .findings : .clean
  }

  /// Rewrites the articles, or shows how; what comes of the check is about what they become.
  private func mend(_ pipeline: Pipeline) throws -> Pipeline.Outcome {
    let mender = Mender(pipeline: pipeline)
    let mended = try mender.mend()
    for note in mended.notes { standardError("\(note)\n") }
    if pipeline.options.onlyShowsEdits {
      // `patch` needs the article's own bytes; people and GitHub's runner must not get them.
      let isRead = terminal.isTerminal || terminal.variables["GITHUB_ACTIONS"] == "true"
      for change in mended.changes {
        let diff = change.diff
        standardOutput(isRead ? RunnerCommands.disarmed(InertText.marked(diff)) : diff)
      }
      standardError(MendingSummary(mended, pipeline.options).text)
      return mended.outcome
    }
    var problems = mended.outcome.problems
    for change in mended.changes {
      do throws(EnvironmentError) {
        try change.write()
      } catch {
        problems.append(error)
      }
    }
    if problems.isEmpty { standardError(MendingSummary(mended, pipeline.options).text) }
    return Pipeline.Outcome(report: mended.outcome.report, problems: problems)
  }

  /// What the arguments ask for, over what the project's configuration asks for.
  static func options(from arguments: [String]) throws -> Options {
    var options = try configuredOptions(from: arguments)
    guard options.package == nil, options.command.judges,
      let package = SourceFolder.package(of: options.paths)
    else { return options }
    (options.package, options.impliesPackage) = (package, true)
    return options
  }

  private static func configuredOptions(from arguments: [String]) throws -> Options {
    let named = try OptionParser().options(from: arguments)
    guard let file = ConfigurationFile(for: named), named.readsArticles else { return named }
    var defaults = Options()
    let configuration = try file.configuration()
    if !named.trustsConfiguration { try file.refuseReach(of: configuration, beyond: named) }
    configuration.apply(to: &defaults)
    return try OptionParser().options(from: arguments, over: defaults)
  }

  /// Whether there was no article at all, where there should be one.
  func isEmpty(_ outcome: Pipeline.Outcome, _ options: Options) -> Bool {
    let mayBeEmpty = options.allowsEmpty || options.changedSince != nil || options.shard != nil
    return outcome.report.articles.isEmpty && outcome.problems.isEmpty && !mayBeEmpty
  }

  static func nothingFound(_ options: Options) -> EnvironmentError {
    let places = options.paths.map { $0 == Options.standardPath ? "this folder" : "'\($0)'" }
    return EnvironmentError(
      stage: "articles",
      path: "",
      message: "no Markdown files found in \(places.joined(separator: ", "))",
      help: "pass --allow-empty to accept this"
    )
  }
}
