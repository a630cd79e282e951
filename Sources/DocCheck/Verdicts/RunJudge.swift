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
  var isNeeded: Bool {
    !snippet.directives.noRun
      && (!snippet.tests.isEmpty || !snippet.expectations.isEmpty || snippet.directives.run
        || snippet.directives.traps != nil)
  }

  /// Adds to a judgement what running says.
  func judge(_ judgement: Judgement, _ attempt: Attempt) throws -> Judgement {
    guard let executor else {
      var judgement = judgement
      judgement.report.verdict = .undecided(reason: "no sandbox to run it in")
      return judgement
    }
    var judgement = judgement
    let directives = snippet.directives
    if !snippet.expectations.isEmpty || directives.run || directives.traps != nil {
      try runScript(attempt, executor, &judgement)
    }
    if !snippet.tests.isEmpty { try runTests(attempt, executor, &judgement) }
    return judgement
  }

  // MARK: Output

  private func runScript(
    _ attempt: Attempt,
    _ executor: Executor,
    _ judgement: inout Judgement
  ) throws {
    let mark = "[mark \(UInt64.random(in: .min ... .max))]"
    let printed = OutputProgramPrinter(printer: printer).program(of: attempt.draft, mark: mark)
    let build = try compiler.build(printed.program, harness: [:])
    defer { compiler.workspace.remove(build.folder) }
    guard let executable = build.executable else {
      let text = build.compilation.errors.first?.text ?? "the linker failed"
      judgement.report.verdict = .undecided(reason: "it could not be built to run: \(text)")
      return
    }
    let outcome = try executor.run(executable, folder: build.folder)
    let text = String(decoding: outcome.standardOutput, as: UTF8.self)
    let output = OutputParts(text, mark: mark)
    judgement.report.output = output.whole
    judgement.report.verdict = .passed(.ran)
    let problems = endingFindings(outcome) + (isTrapExpected ? [] : compare(output, printed.parts))
    if !problems.isEmpty { judgement.report.verdict = .failed }
    judgement.findings += problems
  }

  private var isTrapExpected: Bool { snippet.directives.traps != nil }

  private func compare(_ output: OutputParts, _ parts: [Int?]) -> [Finding] {
    zip(snippet.expectations, parts).compactMap { expectation, part in
      let actual = part.map { $0 < output.parts.count ? output.parts[$0] : "" } ?? output.whole
      let comparison = OutputComparison(expected: expectation.output, actual: actual)
      if part == nil ? comparison.occurs : comparison.endsAsExpected { return nil }
      return Finding(
        .outputDiffers,
        at: expectation.span,
        comparison.message,
        snippet: snippet.id
      )
    }
  }

  // MARK: Endings

  /// What is wrong with the way a program ended.
  private func endingFindings(_ outcome: Subprocess.Outcome) -> [Finding] {
    let said = String(decoding: outcome.standardError, as: UTF8.self)
    let place = snippet.block.openingSpan
    switch outcome.ending {
    case .timedOut:
      let seconds = executor?.timeout ?? 0
      return [finding(.timedOut, place, "it ran longer than \(Int(seconds)) s and was ended")]
    case .signalled, .exited(128...):
      guard let expected = snippet.directives.traps else {
        return [finding(.trapped, place, "it trapped: \(trapMessage(said))")]
      }
      if expected.isEmpty || said.contains(expected) { return [] }
      return [finding(.trapped, place, "it trapped with '\(trapMessage(said))', not '\(expected)'")]
    case .exited:
      guard isTrapExpected else { return [] }
      return [finding(.trapped, place, "it was said to trap and ran to its end")]
    }
  }

  private func finding(_ rule: Rule, _ span: Span, _ message: String) -> Finding {
    Finding(rule, at: span, message, snippet: snippet.id)
  }

  /// The runtime's own line about a trap, without the place in the generated file.
  private func trapMessage(_ said: String) -> String {
    let line = said.split(separator: "\n").first { $0.contains("Fatal error") }
    guard let line, let range = line.firstRange(of: "Fatal error") else {
      return said.split(separator: "\n").last.map(String.init) ?? "no message"
    }
    return String(line[range.lowerBound...])
  }

  // MARK: Tests

  private func runTests(
    _ attempt: Attempt,
    _ executor: Executor,
    _ judgement: inout Judgement
  ) throws {
    let program = TestProgramPrinter(printer: printer, linker: linker).testProgram(
      of: attempt.draft
    )
    let build = try compiler.build(program, harness: ["Harness.swift": TestProgramPrinter.harness])
    defer { compiler.workspace.remove(build.folder) }
    guard let executable = build.executable else {
      judgement.report.verdict = .failed
      judgement.findings += buildFindings(build.compilation)
      return
    }
    let stream = build.folder + "/events.jsonl"
    let outcome = try executor.run(
      executable,
      arguments: [
        "--event-stream-output-path", stream, "--event-stream-version", "0", "--no-parallel",
      ],
      folder: build.folder
    )
    let events = TestEvents(compiler.workspace.read(stream))
    judgement.report.tests = events.tests.map { place($0, in: program) }
    let problems = testFindings(events, outcome)
    judgement.findings += problems
    if !problems.isEmpty {
      judgement.report.verdict = .failed
    } else if judgement.report.verdict == .passed(.compiled) {
      judgement.report.verdict = .passed(.ran)
    }
  }

  /// A test reports its line in the program; the line map knows the article's.
  private func place(_ result: TestResult, in program: Program) -> TestResult {
    guard case .hidden(let line) = program.lineMap[result.line] else { return result }
    return TestResult(name: result.name, line: line, passed: result.passed)
  }

  private func buildFindings(_ compilation: Compilation) -> [Finding] {
    let tests = snippet.tests.first?.span ?? snippet.block.openingSpan
    guard !compilation.errors.isEmpty else {
      return [finding(.compileError, tests, "the tests could not be linked")]
    }
    return compilation.errors.map { error in
      let isPlaced = error.file == TestProgramPrinter.articleFile
      let span = isPlaced ? places.span(articleLine: error.line, column: error.column) : tests
      return finding(.compileError, span, error.text)
    }
  }

  private func testFindings(
    _ events: TestEvents,
    _ outcome: Subprocess.Outcome
  ) -> [Finding] {
    let failures = events.issues.filter { !$0.isKnown }
      .map { issue in
        finding(
          .testFailed,
          places.span(articleLine: issue.line, column: issue.column),
          issue.message
        )
      }
    let tests = snippet.tests.first?.span ?? snippet.block.openingSpan
    switch outcome.ending {
    case .timedOut:
      let seconds = executor?.timeout ?? 0
      return failures + [finding(.timedOut, tests, "the tests ran longer than \(Int(seconds)) s")]
    case .signalled, .exited(128...):
      let said = trapMessage(String(decoding: outcome.standardError, as: UTF8.self))
      return failures + [finding(.trapped, tests, "the tests trapped: \(said)")]
    case .exited(let status):
      if events.tests.isEmpty {
        return [finding(.testFailed, tests, "there is no test in this code")]
      }
      if !events.isComplete {
        return failures + [finding(.testFailed, tests, "the tests ended before their time")]
      }
      if status != 0, failures.isEmpty {
        return [finding(.testFailed, tests, "the tests ended with status \(status)")]
      }
      return failures
    }
  }
}
