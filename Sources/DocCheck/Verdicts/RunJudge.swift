/// Runs what a snippet shows or hides as runnable, and says what that means.
struct RunJudge: Sendable {
  let snippet: Snippet
  let places: SnippetPlaces
  let linker: Linker
  let printer: ProgramPrinter
  let compiler: Compiler
  /// What runs programs; nothing where no sandbox is to be had.
  let executor: Executor?

  /// Whether there is anything to run.
  var isNeeded: Bool { !snippet.directives.noRun && (hasScript || hasTests) }

  private var hasScript: Bool {
    !snippet.expectations.isEmpty || snippet.directives.run || snippet.directives.traps != nil
  }

  /// Hidden tests, or code that imports Swift Testing itself.
  private var hasTests: Bool { !snippet.tests.isEmpty || snippet.imports.contains("Testing") }

  /// Adds to a judgement what running says.
  func judge(_ judgement: Judgement, _ attempt: Attempt) throws -> Judgement {
    guard let executor else { return judgement.undecided("no sandbox to run it in") }
    if let assumed = judgement.report.assumed.first {
      return judgement.undecided("it cannot run: '\(assumed)' is declared nowhere")
    }
    var judgement = judgement
    if hasScript { judgement = try runScript(attempt, executor, judgement) }
    guard hasTests, !judgement.isUndecided else { return judgement }
    let endings = RunEnding(snippet: snippet, timeout: executor.timeout)
    return try TestJudge(
      snippet: snippet,
      places: places,
      printer: TestProgramPrinter(printer: printer, linker: linker),
      compiler: compiler,
      executor: executor,
      endings: endings
    ).judge(judgement, attempt)
  }

  private func runScript(
    _ attempt: Attempt,
    _ executor: Executor,
    _ judgement: Judgement
  ) throws -> Judgement {
    guard let state = linker.state(for: attempt.draft) else {
      return try run(attempt.draft, executor, judgement)
    }
    var stateful = attempt.draft
    stateful.context = state
    let joined = try run(stateful, executor, judgement)
    if case .passed = joined.report.verdict { return joined }
    // Statements of other snippets may not go together, or end the program before its time.
    let alone = try run(attempt.draft, executor, judgement)
    if case .passed = alone.report.verdict { return alone }
    return judgement.undecided("what it prints depends on snippets that cannot be joined")
  }

  /// Builds and runs the program of a draft and compares its output.
  private func run(
    _ draft: Draft,
    _ executor: Executor,
    _ judgement: Judgement
  ) throws -> Judgement {
    let mark = "[mark \(UInt64.random(in: .min ... .max))]"
    let printed = OutputProgramPrinter(printer: printer).program(of: draft, mark: mark)
    let build = try compiler.build(printed.program, harness: [:])
    defer { compiler.workspace.remove(build.folder) }
    guard let executable = build.executable else {
      let text = build.compilation.errors.first?.text ?? "the linker failed"
      return judgement.undecided("it could not be built to run: \(text)")
    }
    let outcome = try executor.run(executable, folder: build.folder)
    if let obstacle = Executor.obstacle(outcome) {
      return judgement.undecided("it could not run: \(obstacle)")
    }
    let text = String(decoding: outcome.standardOutput, as: UTF8.self)
    let output = OutputParts(text, mark: printed.isMarked ? mark : nil)
    var judgement = judgement
    judgement.report.output = output.whole
    let endings = RunEnding(snippet: snippet, timeout: executor.timeout)
    let isTrapExpected = snippet.directives.traps != nil
    let problems =
      endings.findings(ofScript: outcome) + (isTrapExpected ? [] : compare(output, printed.parts))
    judgement.report.verdict = problems.isEmpty ? .passed(.ran) : .failed
    judgement.findings += problems
    return judgement
  }

  private func compare(_ output: OutputParts, _ parts: [Int?]) -> [Finding] {
    var expectations = zip(snippet.expectations, parts).map { (expectation: $0, part: $1) }[...]
    var findings: [Finding] = []
    while let first = expectations.popFirst() {
      // Several comments behind one statement are the lines of what it prints.
      let more = expectations.prefix { $0.part != nil && $0.part == first.part }
      expectations = expectations.dropFirst(more.count)
      let expected = ([first.expectation] + more.map(\.expectation)).map(\.output)
      let actual = first.part.map { $0 < output.parts.count ? output.parts[$0] : "" }
      let comparison = OutputComparison(
        expected: expected.joined(separator: "\n"),
        actual: actual ?? output.whole
      )
      if actual == nil ? comparison.occurs : comparison.endsAsExpected { continue }
      findings.append(
        Finding(
          .outputDiffers,
          at: first.expectation.span,
          comparison.message,
          snippet: snippet.id
        )
      )
    }
    return findings
  }
}
