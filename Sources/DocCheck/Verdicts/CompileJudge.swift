/// Says what a snippet's attempts at compiling mean.
struct CompileJudge: Sendable {
  let snippet: Snippet
  let places: SnippetPlaces
  let items: ArticleItems
  let known: KnownNames
  let article: Article
  /// The oldest systems that the code is meant for.
  let platforms: [DeploymentTarget]
  let compiler: Compiler

  /// The verdict on a snippet that is meant to compile.
  func judgement(of assembly: Assembly) -> Judgement {
    let report = report(.passed(.compiled), assembly.last)
    if let reason = obstacle(assembly.judged.compilation.ending) {
      return Judgement(report: SnippetReport(snippet: snippet, verdict: .undecided(reason: reason)))
    }
    // Modules of which there are only declarations may not pass on all that Apple's do.
    if compiler.declaredModules(in: assembly.judged.program).isEmpty,
      let missing = missingImports.finding(in: assembly.judged)
    {
      return Judgement(report: self.report(.failed, assembly.judged), findings: [missing])
    }
    if let announced = announcedFailure(assembly.judged) { return announced }
    // What is left once the names and initializers exist that the article leaves out may be announced as well.
    let lacksSomething =
      !assembly.judged.missingNames.isEmpty || !assembly.assuming.draft.completedClasses.isEmpty
    if lacksSomething, assembly.assuming.missingNames.isEmpty,
      let announced = announcedFailure(assembly.assuming, besides: assembly.judged)
    {
      return announced
    }
    if assembly.last.isClean {
      if let misspelt = misspeltMembers(in: assembly.last) { return misspelt }
      let notes = Assumptions(snippet: snippet, places: places, items: items, known: known)
        .findings(assembly, additions: additions)
      let imports = missingImports
      guard
        let missing = imports.foreignImport(in: assembly.last)
          ?? imports.foundation(in: assembly.last)
      else {
        return Judgement(report: report, findings: notes + warnings(about: assembly.last))
      }
      let isWrong = missing.severity != .note
      return Judgement(
        report: isWrong ? self.report(.failed, assembly.last) : report,
        findings: notes + [missing]
      )
    }
    let (verdict, findings) = failure(of: assembly)
    return Judgement(report: self.report(verdict, assembly.judged), findings: findings)
  }

  /// What is to be said of code that compiles.
  private func warnings(about attempt: Attempt) -> [Finding] {
    let versions = AvailabilityJudge(targets: platforms, items: items, known: known)
    let imports = snippet.imports + attempt.draft.unwrittenImports
    return CompilerWarnings(snippet: snippet, places: places, attempt: attempt).findings
      + versions.findings(in: snippet, importing: imports, places)
  }

  private var missingImports: MissingImports {
    MissingImports(
      snippet: snippet,
      places: places,
      items: items,
      known: known,
      source: article.source
    )
  }

  var failureJudge: FailureJudge {
    FailureJudge(
      snippet: snippet,
      places: places,
      items: items,
      known: known,
      isProposal: article.isAboutProposals,
      libraries: absentLibraries
    )
  }

  /// The libraries that the article is about and that are neither installed nor the package's.
  private var absentLibraries: LinkedLibraries {
    let own = Set(known.package.map(\.module))
    return article.libraries.without { own.contains($0) || compiler.isInstalled($0) }
  }

  /// Whether neither the snippet nor the article around it tells of errors.
  var isQuiet: Bool {
    ExpectedErrors(snippet: snippet).areNone
      && AnnouncedFailure(article: article, snippet: snippet).isNone
  }

  /// Whether one of an attempt's errors is about a misspelt name.
  func isMisspelt(_ attempt: Attempt) -> Bool { failureJudge.isMisspelt(attempt) }

  /// Whether a missing name is nearly one that the snippet declares and never uses.
  func hasMisspeltLocal(_ attempt: Attempt) -> Bool {
    let misses = NearMiss(items: items, draft: attempt.draft, known: known)
    return attempt.compilation.errors.contains(where: misses.isOfUnused)
  }

  /// The verdict on a snippet all of whose errors the author announces, in comments or in the prose
  /// around it.
  ///
  /// - Parameters:
  ///   - attempt: the attempt whose errors they are.
  ///   - other: another one, some of whose errors are not left in it.
  private func announcedFailure(
    _ attempt: Attempt,
    besides other: Attempt? = nil
  ) -> Judgement? {
    let errors = attempt.compilation.errors
    guard !attempt.isClean, !errors.isEmpty,
      errors.allSatisfy({ !attempt.isForeign($0) })
    else { return nil }
    let expected = ExpectedErrors(snippet: snippet)
    let wrong = [attempt, other].compactMap(\.self).reduce(into: Set<Int>()) {
      $0.formUnion($1.compilation.errors.compactMap($1.subjectLine(of:)))
    }
    let isExpected = errors.allSatisfy { error in
      guard let line = attempt.subjectLine(of: error) else { return false }
      return expected.announce(error, on: line, among: wrong)
    }
    let announced = AnnouncedFailure(article: article, snippet: snippet)
    guard isExpected || announced.announces(errors) else { return nil }
    // Who shows an error rarely means a slip of the pen, and says so.
    guard
      announced.speaksOfNames || expected.speakOfNames
        || !failureJudge.isMisspelt(attempt)
    else { return nil }
    return Judgement(report: report(.passed(.failedAsExpected), attempt))
  }

  /// The verdict on a snippet that the parser refuses.
  ///
  /// - Parameters:
  ///   - attempt: the snippet alone, since the compiler knows some of what Swift was once.
  ///   - findings: the parser's own errors, which point more exactly.
  func judgement(ofBroken attempt: Attempt, findings: [Finding]) -> Judgement {
    if !isSlipElsewhere, let announced = announcedFailure(attempt) { return announced }
    if AnnouncedFailure(article: article, snippet: snippet).isOfSyntax {
      return Judgement(report: report(.passed(.failedAsExpected), attempt))
    }
    let isProposal = article.isAboutProposals
    let errors = attempt.compilation.errors
    var reason = LanguageLimit.version(errors, of: snippet, declared: items.declaredNames)
    let syntax = BrokenSyntax(snippet)
    if reason == nil, isProposal, syntax.isUnknown || isHabit {
      reason = "the article describes a Swift syntax this compiler does not support"
    }
    if reason == nil { reason = syntax.placeholder.map { "'\($0)' is a placeholder" } }
    if reason == nil, syntax.isHead || syntax.isCutOff { reason = "only the beginning is shown" }
    if reason == nil, syntax.goesOn(in: snippetsBehind) {
      reason = "continues in \(snippetsBehind.first?.id ?? "another snippet")"
    }
    if reason == nil, let error = snippet.parsed.errors.first, isMarkedWrong(error),
      snippet.parsed.slip == nil
    {
      reason = "the comment calls this code wrong, but not for the compiler: \(error.message)"
    }
    if reason == nil, syntax.hasRemarks { reason = "the block mixes prose and code" }
    if reason == nil { reason = syntax.foreignWords.map { "'\($0)' is a placeholder" } }
    if reason == nil, syntax.isArgument { reason = "the call around this argument is not shown" }
    if reason == nil, syntax.isList { reason = "functions only, no bodies" }
    if reason == nil, syntax.listsTypes { reason = "declarations only, no bodies" }
    if reason == nil, syntax.isOnlyAttributes {
      reason = "the declaration after these attributes is not shown"
    }
    if reason == nil, syntax.isTail { reason = "only the end is shown" }
    if let reason { return Judgement(report: report(.undecided(reason: reason), attempt)) }
    return Judgement(report: report(.failed, attempt), findings: findings)
  }

  /// The snippets behind this one.
  private var snippetsBehind: ArraySlice<Snippet> {
    let place = items.snippets.firstIndex { $0.id == snippet.id } ?? items.snippets.endIndex
    return items.snippets[place...].dropFirst()
  }

  /// Whether the parser stops at a slip that no comment near it is about.
  private var isSlipElsewhere: Bool {
    guard let error = snippet.parsed.errors.first, snippet.parsed.slip != nil else { return false }
    let line = SourceText(snippet.source).position(error.offset).line
    return !ExpectedErrors(snippet: snippet).haveCue(near: line)
  }

  /// Whether this and other snippets of the article lack a comma, which suggests that the article proposes
  /// to leave it out.
  private var isHabit: Bool {
    let comma = ParsedSwift.Slip.missing(",")
    guard snippet.parsed.slip == comma else { return false }
    let refused = items.snippets.filter { !$0.parsed.errors.isEmpty }.prefix(Self.mostCompared)
    return refused.count { $0.parsed.slip == comma } >= 3
  }

  /// The most snippets that are compared.
  private static let mostCompared = 16

  /// Whether a comment above what the parser refuses calls the code wrong.
  private func isMarkedWrong(_ error: ParsedSwift.SyntaxError) -> Bool {
    let line = SourceText(snippet.source).position(error.offset).line
    return ExpectedErrors(snippet: snippet).isBlamed(line)
  }

  /// The verdict on a snippet that its author says must not compile.
  func judgement(of assembly: Assembly, expecting text: String) -> Judgement {
    let report = report(.passed(.failedAsExpected), assembly.judged)
    if let reason = obstacle(assembly.judged.compilation.ending) {
      return Judgement(report: SnippetReport(snippet: snippet, verdict: .undecided(reason: reason)))
    }
    if assembly.judged.isClean {
      return failed(.expectedErrorMissing, "marked 'compile-fail', but it compiles")
    }
    let errors = assembly.judged.compilation.errors
    if !snippet.expectedErrors.isEmpty {
      return Judgement(report: report, findings: differences(assembly.judged))
    }
    if text.isEmpty || errors.contains(where: { Self.matches($0, text) }) {
      return Judgement(report: report)
    }
    let said = errors.first?.text ?? ""
    var differing = failed(.expectedErrorDiffers, "expected error '\(text)', got '\(said)'")
    differing.report.error = errors.first?.text
    return differing
  }

  /// What the compiler says otherwise than a test of The Swift Programming Language has it: a
  /// message may have been reworded since, so that is worth a note.
  private func differences(_ attempt: Attempt) -> [Finding] {
    let errors = attempt.compilation.errors
    return snippet.expectedErrors.compactMap { expected in
      guard !errors.contains(where: { Self.matches($0, expected.text) }) else { return nil }
      let here = errors.first { places.span(of: $0, in: attempt).start.line == expected.codeLine }
      let rule = here == nil ? Rule.expectedErrorMissing : .expectedErrorDiffers
      let said = here.map { "'\($0.text)'" } ?? "none"
      let message = "expected error '\(expected.text)', got \(said)"
      var finding = Finding(rule, at: expected.span, message, snippet: snippet.id)
      finding.severity = .note
      return finding
    }
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
    var report = SnippetReport(
      snippet: snippet,
      verdict: verdict,
      dependsOn: others.map { items.snippets[$0].id },
      assumed: (attempt.draft.assumed + additions).sorted(),
      imported: attempt.draft.implicitImports
        + attempt.draft.declarations.filter { ModuleAdditions.extended(by: $0) == nil },
      declaredModules: compiler.modulesNotRun(in: attempt.program),
      wrapped: attempt.draft.wrapping.name
    )
    report.leavesOutBodies = !attempt.draft.leftBodies.isEmpty
    return report
  }

  /// What a proposal lists of a library that does not have it.
  private var additions: [String] {
    SignatureJudge(known: known, isProposal: article.isAboutProposals).additions(in: snippet)
  }

  /// Why nothing can be said, where the compiler never came to an end.
  private func obstacle(_ ending: Compilation.Ending) -> String? {
    switch ending {
    case .clean, .refused: nil
    case .timedOut: "the compiler took longer than \(Int(compiler.timeout)) s"
    case .crashed: "the compiler crashed"
    }
  }
}
