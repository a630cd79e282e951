/// Says what a snippet's attempts at compiling mean.
struct CompileJudge: Sendable {
  let snippet: Snippet
  let places: SnippetPlaces
  let items: ArticleItems
  let known: KnownNames
  /// The time limit of one compiler in seconds, for the message.
  let timeout: Double

  /// The verdict on a snippet that is meant to compile.
  func judgement(of assembly: Assembly) -> Judgement {
    var report = report(.passed(.compiled), assembly.last)
    if let reason = obstacle(assembly.judged.compilation.ending) {
      return Judgement(report: SnippetReport(snippet: snippet, verdict: .undecided(reason: reason)))
    }
    if let missing = missingImport(assembly) { return missing }
    if let announced = announcedFailure(assembly.judged) { return announced }
    if assembly.last.isClean {
      if let cue = ErrorCue.list(in: snippet.parsed, code: snippet.source).first(where: {
        $0.namesCompiler && !$0.isAlone && assembly.judged.isClean
      }) {
        let message = "this line compiles, although its comment says that it does not"
        let span = places.span(line: cue.line, column: 1)
        let finding = Finding(.expectedErrorMissing, at: span, message, snippet: snippet.id)
        return Judgement(report: self.report(.failed, assembly.last), findings: [finding])
      }
      return Judgement(report: report, findings: assumptions(assembly))
    }
    let (verdict, findings) = failure(of: assembly)
    report = self.report(verdict, assembly.judged)
    return Judgement(report: report, findings: findings)
  }

  /// The verdict on a snippet all of whose errors the author announces in comments.
  private func announcedFailure(_ attempt: Attempt) -> Judgement? {
    let expected = ExpectedErrors(snippet: snippet)
    let lines = attempt.compilation.errors.map { error -> Int? in
      guard case .subject(let line) = attempt.origin(of: error) else { return nil }
      return line
    }
    guard !attempt.isClean, !lines.isEmpty,
      lines.allSatisfy({ $0.map(expected.announce) ?? false })
    else { return nil }
    return Judgement(report: report(.passed(.failedAsExpected), attempt))
  }

  /// The verdict on a snippet that its author says must not compile.
  func judgement(of assembly: Assembly, expecting text: String) -> Judgement {
    let report = report(.passed(.failedAsExpected), assembly.judged)
    if let reason = obstacle(assembly.judged.compilation.ending) {
      return Judgement(report: SnippetReport(snippet: snippet, verdict: .undecided(reason: reason)))
    }
    if assembly.judged.isClean {
      return failed(.expectedErrorMissing, "this compiles, although the author says it must not")
    }
    let errors = assembly.judged.compilation.errors
    if text.isEmpty || errors.contains(where: { Self.matches($0, text) }) {
      return Judgement(report: report)
    }
    let said = errors.first?.text ?? ""
    return failed(.expectedErrorDiffers, "the compiler says '\(said)' instead of '\(text)'")
  }

  private static func matches(_ error: CompilerMessage, _ text: String) -> Bool {
    if text.hasPrefix("["), text.hasSuffix("]") {
      return error.id == String(text.dropFirst().dropLast())
    }
    return error.text.contains(text) || error.notes.contains { $0.text.contains(text) }
  }

  private func failed(_ rule: Rule, _ message: String) -> Judgement {
    let finding = Finding(rule, at: snippet.block.openingSpan, message, snippet: snippet.id)
    return Judgement(
      report: SnippetReport(snippet: snippet, verdict: .failed),
      findings: [finding]
    )
  }

  private func report(_ verdict: Verdict, _ attempt: Attempt) -> SnippetReport {
    let others = Set(attempt.draft.context.map(\.snippet)).sorted()
    return SnippetReport(
      snippet: snippet,
      verdict: verdict,
      dependsOn: others.map { items.snippets[$0].id },
      assumed: attempt.draft.standIns.map(\.name).sorted(),
      imported: attempt.draft.implicitImports,
      wrapped: attempt.draft.wrapping.name
    )
  }

  /// Why nothing can be said, where the compiler never came to an end.
  private func obstacle(_ ending: Compilation.Ending) -> String? {
    switch ending {
    case .clean, .refused: nil
    case .timedOut: "the compiler took longer than \(Int(timeout)) s"
    case .crashed: "the compiler crashed"
    }
  }

  /// One note for each name that was taken to exist without the author's word for it.
  private func assumptions(_ assembly: Assembly) -> [Finding] {
    var seen: Set<String> = []
    return assembly.judged.compilation.errors.compactMap { error in
      guard let name = error.missingName, seen.insert(name).inserted,
        !snippet.directives.assume.contains(name)
      else { return nil }
      let message = "'\(name)' is declared nowhere in this article and was taken to exist"
      return Finding(
        .undeclaredName,
        at: span(error, assembly.judged),
        message,
        snippet: snippet.id
      )
    }
  }

  /// A snippet that has import lines is held to them.
  private func missingImport(_ assembly: Assembly) -> Judgement? {
    guard !snippet.imports.isEmpty else { return nil }
    for error in assembly.judged.compilation.errors {
      guard let name = error.missingName ?? error.unknownAttribute,
        let module = known.module(declaring: name),
        !snippet.imports.contains(module)
      else { continue }
      let message = "'\(name)' is in \(module), which this code does not import"
      let finding = Finding(
        .missingImport,
        at: span(error, assembly.judged),
        message,
        snippet: snippet.id
      )
      return Judgement(report: report(.failed, assembly.judged), findings: [finding])
    }
    return nil
  }

  private func failure(of assembly: Assembly) -> (Verdict, [Finding]) {
    let attempt = assembly.judged
    let errors = attempt.compilation.errors
    if let foreign = errors.first(where: { isForeign($0, attempt) }) {
      return (.undecided(reason: foreignReason(foreign, attempt)), [])
    }
    if let reason = errors.lazy.compactMap({ PlatformLimit.reason(for: $0, known: known) }).first {
      return (.undecided(reason: reason), [])
    }
    if let reason = FragmentLimit.reason(for: errors, attempt.draft.wrapping, snippet) {
      return (.undecided(reason: reason), [])
    }
    let missing = errors.filter { $0.missingName != nil }
    let misses = NearMiss(items: items, subject: attempt.draft.subject, known: known)
    let isMisspelt = missing.contains { misses.correction(for: $0) != nil }
    if !missing.isEmpty, !isMisspelt {
      let names = Set(missing.compactMap(\.missingName)).sorted().map { "'\($0)'" }
      return (.undecided(reason: "declared nowhere: \(names.joined(separator: ", "))"), [])
    }
    let api = APIGap(known: known, declared: items.declaredNames)
    if let lacking = errors.first(where: { api.symbol(in: $0) != nil }) {
      let symbol = api.symbol(in: lacking) ?? ""
      let message = "doccheck's modules do not have \(symbol); nothing is said about this code"
      let finding = Finding(
        .unsupportedAPI,
        at: span(lacking, attempt),
        message,
        snippet: snippet.id
      )
      return (.undecided(reason: "unsupported API: \(symbol)"), [finding])
    }
    return (.failed, findings(errors, attempt, misses, api))
  }

  private func findings(
    _ errors: [CompilerMessage],
    _ attempt: Attempt,
    _ misses: NearMiss,
    _ api: APIGap
  ) -> [Finding] {
    withoutEchoes(errors).map { error in
      let correction = misses.correction(for: error) ?? api.correction(for: error)
      let says = error.text.contains("did you mean")
      let hint = says ? "" : correction.map { "; did you mean '\($0)'?" } ?? ""
      return Finding(
        .compileError,
        at: span(error, attempt),
        error.text + hint,
        notes: error.notes.map { note($0, attempt) },
        snippet: snippet.id
      )
    }
  }

  /// Leaves out what the compiler only says because of another error on the same line.
  private func withoutEchoes(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    let isEcho: (CompilerMessage) -> Bool = { $0.text.hasPrefix("cannot infer contextual base") }
    let lines = Set(errors.filter { !isEcho($0) }.map(\.line))
    return errors.filter { !isEcho($0) || !lines.contains($0.line) }
  }

  private func note(_ note: CompilerMessage, _ attempt: Attempt) -> Finding.Note {
    guard case .subject(let line) = attempt.origin(of: note) else {
      return Finding.Note(message: note.text, span: nil)
    }
    return Finding.Note(message: note.text, span: places.span(line: line, column: note.column))
  }

  private func span(_ error: CompilerMessage, _ attempt: Attempt) -> Span {
    switch attempt.origin(of: error) {
    case .subject(let line): places.span(line: line, column: error.column)
    case .hidden(let line): places.span(articleLine: line, column: error.column)
    case .context, .generated: snippet.block.openingSpan
    }
  }

  /// Whether an error stands neither in the snippet nor in hidden code of the author.
  private func isForeign(_ error: CompilerMessage, _ attempt: Attempt) -> Bool {
    switch attempt.origin(of: error) {
    case .subject, .hidden: false
    case .context, .generated: true
    }
  }

  private func foreignReason(_ error: CompilerMessage, _ attempt: Attempt) -> String {
    guard case .context(let id, let line) = attempt.origin(of: error) else {
      return "doccheck could not complete the code: \(error.text)"
    }
    return "what it needs of \(id) does not compile here (line \(line)): \(error.text)"
  }
}
