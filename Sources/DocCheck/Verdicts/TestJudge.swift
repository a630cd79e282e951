/// Builds and runs a snippet's tests, and says what came of them.
struct TestJudge: Sendable {
  let snippet: Snippet
  let places: SnippetPlaces
  let printer: TestProgramPrinter
  let compiler: Compiler
  let executor: Executor
  let endings: RunEnding

  /// Adds to a judgement what the tests say.
  func judge(_ judgement: Judgement, _ attempt: Attempt) throws -> Judgement {
    let program = printer.testProgram(of: attempt.draft)
    let build = try compiler.build(program, harness: ["Harness.swift": TestProgramPrinter.harness])
    defer { compiler.workspace.remove(build.folder) }
    guard let executable = build.executable else { return refused(judgement, build, program) }
    let nonce = String(UInt64.random(in: .min ... .max), radix: 16) + " "
    let outcome = try compiler.aside(.ran) {
      try executor.run(
        executable,
        input: nonce,
        outputLimit: SketchJudge.outputLimit,
        folder: build.folder
      )
    }
    if !RepeatableRun.isSure(program, outcome) { compiler.doubts.note() }
    if let obstacle = Executor.obstacle(outcome) {
      return judgement.undecided("tests not run: \(obstacle)")
    }
    let events = TestEvents(outcome.results, nonce: nonce)
    var judgement = judgement
    judgement.report.tests = events.tests.map { place($0, in: program) }
    judgement.report.sketches = events.sketches
    let problems = findings(events, outcome, program)
    judgement.findings += problems
    judgement.findings += events.warnings.map { warning in
      let test = place(warning.test, in: program)
      let file = test.file == nil ? nil : TestProgramPrinter.testFile
      return finding(.runtimeWarning, warning.message, file, line: test.line, column: 1)
    }
    if !problems.isEmpty {
      judgement.report.verdict = .failed
    } else if judgement.report.verdict == .passed(.compiled),
      events.tests.contains(where: { !$0.isSkipped })
    {
      judgement.report.verdict = .passed(.ran)
    }
    return judgement
  }

  /// A test reports its line in the program; the line map knows the article's.
  private func place(_ result: TestResult, in program: Program) -> TestResult {
    var result = result
    switch program.lineMap[result.line] {
    case .hidden(let articleLine): result.line = articleLine
    case .testFile(let testLine): (result.line, result.file) = (testLine, fileName)
    case .subject(let codeLine): result.line = places.span(line: codeLine, column: 1).start.line
    case .context, .generated: break
    }
    return result
  }

  /// The name of the file of tests beside the article.
  private var fileName: String? { snippet.tests.lazy.compactMap(\.file).first }

  /// Tests that do not compile are the author's mistake only where the error stands in them.
  private func refused(
    _ judgement: Judgement,
    _ build: BuildResult,
    _ program: Program
  ) -> Judgement {
    let errors = CompilerMessage.placed(build.compilation.errors)
    if compiler.replacesFrameworks, let module = compiler.module(lackedBy: errors, in: program) {
      return judgement.notRun(for: module, at: snippet.block.openingSpan)
    }
    let own = errors.filter { isInTests($0.file, $0.line) }
    guard own.count == errors.count, !errors.isEmpty else {
      let foreign = errors.first { error in !own.contains(error) }
      let text = foreign?.text ?? "the linker failed"
      return judgement.undecided("tests could not be built: \(text)")
    }
    var judgement = judgement
    judgement.report.verdict = .failed
    judgement.findings += own.map {
      finding(.compileError, $0.text, $0.file, line: $0.line, column: $0.column)
    }
    return judgement
  }

  private func isInTests(_ file: String?, _ line: Int) -> Bool {
    guard file == TestProgramPrinter.articleFile else {
      return file == TestProgramPrinter.testFile
    }
    return snippet.tests.contains {
      $0.file == nil && $0.span.start.line <= line && line <= $0.span.end.line
    }
  }

  /// A finding at a line of the article, or at the snippet for one of the file beside it.
  private func finding(
    _ rule: Rule,
    _ message: String,
    _ file: String?,
    line: Int,
    column: Int
  ) -> Finding {
    guard file == TestProgramPrinter.testFile, let name = fileName else {
      return finding(rule, places.span(articleLine: line, column: column), message)
    }
    return Finding(
      rule,
      at: snippet.block.openingSpan,
      message,
      notes: [Finding.Note(message: "in \(name), line \(line), column \(column)", span: nil)],
      snippet: snippet.id
    )
  }

  private func findings(
    _ events: TestEvents,
    _ outcome: Subprocess.Outcome,
    _ program: Program
  ) -> [Finding] {
    let failures = events.issues.filter { !$0.isKnown }.map { issue in
      finding(.testFailed, issue.message, issue.file, line: issue.line, column: issue.column)
    }
    let tests = snippet.tests.first?.span ?? snippet.block.openingSpan
    switch outcome.ending {
    case .timedOut:
      let message = "the tests did not finish within \(Int(executor.timeout)) s"
      return failures + [finding(.timedOut, tests, message)]
    case _ where RunEnding.isTrap(outcome.ending):
      let place = places.span(of: outcome.backtrace, in: program.lineMap)
      let message = "the tests crash: \(endings.trapMessage(outcome))"
      return failures + [finding(.trapped, place ?? tests, message)]
    case .exited(let status), .signalled(let status):
      if events.tests.isEmpty, snippet.tests.isEmpty { return [] }
      if events.tests.isEmpty {
        return [finding(.testFailed, tests, "this code contains no test")]
      }
      if !events.isComplete {
        return failures + [finding(.testFailed, tests, "the tests ended early")]
      }
      if status != 0, failures.isEmpty {
        return [finding(.testFailed, tests, "the tests ended with status \(status)")]
      }
      return failures
    }
  }

  private func finding(_ rule: Rule, _ span: Span, _ message: String) -> Finding {
    Finding(rule, at: span, message, snippet: snippet.id)
  }
}
