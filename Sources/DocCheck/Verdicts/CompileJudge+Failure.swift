/// Verdicts on snippets that do not compile, or would not with what they leave out.
extension CompileJudge {
  /// The verdict on a snippet that misspells members of values which it does not show; nothing where it does not.
  func misspeltMembers(in attempt: Attempt) -> Judgement? {
    guard !attempt.draft.standIns.isEmpty, !article.isAboutProposals, isQuiet else { return nil }
    let text = String(decoding: article.source.bytes, as: UTF8.self)
    let slips = MisspeltMembers(items: items, known: known, text: text).list(in: snippet)
    guard !slips.isEmpty else { return nil }
    let findings = slips.map { slip in
      let span = places.span(atOffset: slip.offset)
      return Finding(
        .compileError,
        at: span,
        "no known type has a member '\(slip.name)'; did you mean '\(slip.correction)'?",
        snippet: snippet.id,
        fix: Finding.Fix(edits: [.init(bytes: span.bytes, replacement: slip.correction)])
      )
    }
    let report = SnippetReport(snippet: snippet, verdict: .failed)
    return Judgement(report: report, findings: findings)
  }

  /// The verdict on a snippet that does not compile, with its findings.
  func failure(of assembly: Assembly) -> (Verdict, [Finding]) {
    let (judged, assuming) = (assembly.judged, assembly.assuming)
    let modules = compiler.declaredModules(in: judged.program)
    return modules.isEmpty
      ? failureJudge.verdict(on: judged, assuming: assuming)
      : failure(of: assembly, beside: modules)
  }

  /// The verdict on a snippet that does not compile beside modules of which there are only declarations.
  private func failure(
    of assembly: Assembly,
    beside modules: [String]
  ) -> (Verdict, [Finding]) {
    let doubt = DeclarationDoubt(modules: modules, known: known)
    let certain = [assembly.judged, assembly.assuming].map { attempt in
      attempt.keeping(doubt.certain(in: attempt, misspelt: failureJudge.misspelt(in: attempt)))
    }
    if !certain.allSatisfy(\.compilation.errors.isEmpty) {
      let failure = failureJudge.verdict(on: certain[0], assuming: certain[1])
      if failure.0 == .failed { return failure }
    }
    // What is left where names are assumed tells more than that they are not declared.
    let isNamed = !assembly.judged.missingNames.isEmpty && assembly.assuming.missingNames.isEmpty
    let last = isNamed ? assembly.assuming : assembly.judged
    return (.undecided(reason: reason(for: last, modules)), [])
  }

  /// Why errors say nothing beside modules of which there are only declarations, which may lack some.
  private func reason(for attempt: Attempt, _ modules: [String]) -> String {
    let errors = attempt.compilation.errors
    let error = errors.first { !attempt.isForeign($0) } ?? errors.first
    let frameworks = modules.filter { !ModuleAdditions.extended.contains($0) }
    return "uses '\(framework(of: error, in: attempt, among: frameworks) ?? modules[0])', "
      + "of which doccheck has only declarations: \(error?.text.forAuthors ?? "")"
  }

  /// The one of some frameworks that has what an error or its line names, else the first of them.
  private func framework(
    of error: CompilerMessage?,
    in attempt: Attempt,
    among frameworks: [String]
  ) -> String? {
    guard frameworks.count > 1, let error else { return frameworks.first }
    let names = (error.text + " " + (attempt.program.line(error.line) ?? "")).identifiers
    return names.lazy.compactMap(FrameworkNames.known.value.module(declaring:))
      .first(where: frameworks.contains) ?? frameworks.first
  }
}
