import Foundation

/// Runs what a snippet shows or hides as runnable, and says what that means.
struct RunJudge: Sendable {
  let snippet: Snippet
  let places: SnippetPlaces
  let linker: Linker
  let printer: ProgramPrinter
  var compiler: Compiler
  /// What runs programs; nothing where no sandbox is to be had.
  let executor: Executor?
  /// Whether the article is about changes of the language, and may show what another version prints.
  let isProposal: Bool

  /// Whether there is anything to run.
  var isNeeded: Bool { !snippet.directives.noRun && (hasScript || hasTests) }

  private var hasScript: Bool {
    !snippet.expectations.isEmpty || isToldToRun || mayShowOutcome
  }

  /// Whether a fence or the prose beside it says what comes of running it.
  private var mayShowOutcome: Bool {
    snippet.shownOutput != nil || snippet.told.contains(where: \.needsRun)
  }

  /// Whether it runs only because a fence after it, or a comment, may or may not show its output, or
  /// because the prose tells of it.
  private var isOnATry: Bool {
    snippet.expectations.allSatisfy { $0.certainty != .stated } && !isToldToRun
      && snippet.shownOutput?.isAnnounced != true
  }

  /// Hidden tests, or code that imports Swift Testing itself.
  private var hasTests: Bool { !snippet.tests.isEmpty || snippet.imports.contains("Testing") }

  /// Adds to a judgement what running says.
  func judge(_ judgement: Judgement, _ attempt: Attempt) throws -> Judgement {
    if isOnATry, !hasTests { return try tried(judgement, attempt) }
    guard let executor else { return judgement.undecided("not run: no sandbox available") }
    if let assumed = judgement.report.assumed.first {
      return judgement.undecided("not run: '\(assumed)' is not declared in this article")
    }
    var judgement = judgement
    if hasScript {
      judgement = try isOnATry ? tried(judgement, attempt) : runScript(attempt, executor, judgement)
    }
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

  /// What running says if it prints what is shown, or almost; else the fence shows something else,
  /// and all that is learnt is how it went.
  private func tried(_ judgement: Judgement, _ attempt: Attempt) throws -> Judgement {
    guard let executor, judgement.report.assumed.isEmpty else { return judgement }
    let result = try runScript(attempt, executor, judgement)
    if !result.report.outputs.isEmpty, !result.isUndecided { return result }
    guard !snippet.told.isEmpty else { return judgement }
    var judgement = judgement
    (judgement.report.output, judgement.report.run) = (result.report.output, result.report.run)
    return judgement
  }

  private func runScript(
    _ attempt: Attempt,
    _ executor: Executor,
    _ judgement: Judgement
  ) throws -> Judgement {
    guard !attempt.draft.wrapping.isInFunction else {
      return judgement.undecided("not run: the function around these statements is not shown")
    }
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
    if joined.report.verdict == .failed, joined.findings == alone.findings { return joined }
    let outputs = [joined, alone].map { run in
      run.report.outputs.first { !$0.matches }.map { "\"\($0.actual)\"" } ?? "nothing comparable"
    }
    return judgement.undecided(
      "output depends on statements in earlier snippets: with them it is \(outputs[0]), "
        + "alone \(outputs[1])"
    )
  }

  /// Builds and runs the program of a draft and compares its output.
  private func run(
    _ draft: Draft,
    _ executor: Executor,
    _ judgement: Judgement
  ) throws -> Judgement {
    let printed = snippet.expectations.filter { $0.subject == .printed }
    if printed.count < snippet.expectations.count,
      let judged = try run(draft, expecting: snippet.expectations, executor, judgement)
    {
      return judged
    }
    guard !printed.isEmpty || isToldToRun || mayShowOutcome else { return judgement }
    return try run(draft, expecting: printed, executor, judgement)
      ?? judgement.undecided("compiles, but could not be linked")
  }

  /// Nothing if the program does not compile: then a comment that looks like one about a value is
  /// about something else.
  private func run(
    _ draft: Draft,
    expecting expectations: [Expectation],
    _ executor: Executor,
    _ judgement: Judgement
  ) throws -> Judgement? {
    let mark = Self.newMark()
    let printed = OutputProgramPrinter(printer: printer)
      .program(of: draft, expecting: expectations, mark: mark)
    let build = try compiler.build(printed.program, harness: [:])
    defer { compiler.workspace.remove(build.folder) }
    guard let executable = build.executable else { return nil }
    let outcome = try compiler.aside(.ran) { try executor.run(executable, folder: build.folder) }
    if !RepeatableRun.isSure(printed.program, outcome) { compiler.doubts.note() }
    if let obstacle = Executor.obstacle(outcome) {
      return judgement.undecided("not run: \(obstacle)")
    }
    let text = String(decoding: outcome.standardOutput, as: UTF8.self)
    var outputs = OutputJudge(
      snippet: snippet,
      code: linker.items.linkedItems(of: draft).map(\.text).joined(separator: "\n"),
      output: OutputParts(text, mark: printed.isMarked ? mark : nil),
      hasExited: outcome.ending == .exited(0),
      expected: Array(zip(expectations, printed.parts)).map { (expectation: $0, parts: $1) }
    )
    if !outputs.open.isEmpty { outputs.equalities = try equalities(outputs.open, draft, executor) }
    let calls = places.spans(of: outcome.backtrace, in: printed.program.lineMap)
    let ending = RunEnding(snippet: snippet, timeout: executor.timeout)
    var cause = ChanceReader.cause(in: draft, of: linker)
    if cause == ChanceReader.newIdentifiers, outputs.checks.contains(where: { !$0.matches }) {
      let other = try compiler.aside(.ran) { try executor.run(executable, folder: build.folder) }
      if other.standardOutput == outcome.standardOutput { cause = nil }
    }
    var ran = judgement
    ran.report.run = ScriptRun(ending: ending.ending(ofScript: outcome), cause: cause)
    return judge(ran, ending.findings(ofScript: outcome, at: calls), outputs)
  }

  /// A text that no article can know, which parts the output of probes.
  private static func newMark() -> String { "[mark \(UInt64.random(in: .min ... .max))]" }

  /// Whether values are equal to the expressions in comments; what does not compile as such is prose.
  private func equalities(
    _ open: [(expectation: Expectation, expression: String)],
    _ draft: Draft,
    _ executor: Executor
  ) throws -> [Span: ValueEquality] {
    try ValueEquality.find(open) { expectations, expressions in
      let mark = Self.newMark()
      let printed = OutputProgramPrinter(printer: printer).program(
        of: draft,
        expecting: expectations,
        mark: mark,
        content: .equalities(expressions)
      )
      let build = try compiler.build(printed.program, harness: [:])
      defer { compiler.workspace.remove(build.folder) }
      guard let executable = build.executable else { return nil }
      let outcome = try compiler.aside(.ran) { try executor.run(executable, folder: build.folder) }
      let text = String(decoding: outcome.standardOutput, as: UTF8.self)
      let output = OutputParts(text, mark: mark)
      return printed.parts.map { parts in
        parts.first.map { output.part($0, hasExited: false).trimmingCharacters(in: .newlines) }
      }
    }
  }

  private func judge(
    _ judgement: Judgement,
    _ trapped: [Finding],
    _ outputs: OutputJudge
  ) -> Judgement {
    var judgement = judgement
    judgement.report.output = outputs.whole
    // What a program did not come to print before it was ended is no mistake of its own.
    let checks = outputs.checks.filter { trapped.isEmpty || !$0.actual.isEmpty }
    judgement.report.outputs = snippet.directives.traps == nil ? checks : []
    var differing = outputs.findings(for: judgement.report.outputs)
    if !differing.isEmpty, let cause = judgement.report.run?.cause {
      guard !trapped.isEmpty else { return judgement.undecided("output depends on \(cause)") }
      differing = []
    }
    if trapped.isEmpty, let difference = differing.first, isProposal {
      return judgement.undecided(
        "the article describes a change to Swift; here it is otherwise: \(difference.message)"
      )
    }
    if trapped.isEmpty, !differing.isEmpty, let other = otherOutput {
      return judgement.undecided("\(other) shows another output of the same code")
    }
    judgement.report.verdict = (trapped + differing).isEmpty ? .passed(.ran) : .failed
    judgement.findings += trapped + differing
    return judgement
  }

  /// The snippet that shows the same code with other comments, in an article that tells of an output before and
  /// after a change of Swift; nothing where there is none.
  private var otherOutput: String? {
    // A mark on a part of the code speaks of that part.
    let isMarked = snippet.parsed.comments.contains {
      VariantSplitter.isMarker($0.text) || ErrorWords.bearsMark($0.text)
    }
    guard snippet.isFormer, !isMarked else { return nil }
    let code = Self.withoutComments(snippet)
    return linker.items.snippets.first { other in
      other.id != snippet.id && !other.expectations.isEmpty
        && other.expectations.map(\.text) != snippet.expectations.map(\.text)
        && Self.withoutComments(other) == code
    }?.id
  }

  /// The lines of a snippet's code without comments, blanks around them and empty lines.
  private static func withoutComments(_ snippet: Snippet) -> [String] {
    let code = SourceText(snippet.source)
    let comments = Dictionary(
      snippet.parsed.comments.map { (code.lineNumber(of: $0.offset), $0.offset) },
      uniquingKeysWith: min
    )
    return code.lines.enumerated().map { index, line in
      let start = code.lineBytes(index + 1).lowerBound
      return (comments[index + 1].map { code.text(start..<$0) } ?? line).trimmingBlanks
    }
    .filter { !$0.isEmpty }
  }

  private var isToldToRun: Bool { snippet.directives.run || snippet.directives.traps != nil }
}
