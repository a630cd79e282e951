/// Finds the lines that a comment says the compiler refuses, and that it accepts.
struct MissingErrors {
  let snippet: Snippet
  let places: SnippetPlaces
  let items: ArticleItems
  let known: KnownNames
  let compile: (Program) throws -> Compilation

  /// A judgement with a finding for each such line.
  ///
  /// - Parameters:
  ///   - judgement: what the compiler's errors alone come to.
  ///   - assembly: the attempts at compiling the snippet.
  func judgement(_ judgement: Judgement, of assembly: Assembly) throws -> Judgement {
    let expected = ExpectedErrors(snippet: snippet)
    let claims = expected.claims
    guard !claims.isEmpty, judgement.isPassed, snippet.expectedErrors.isEmpty else {
      return judgement
    }
    let errors = assembly.judged.compilation.errors
    let lacksNamesOnly = !errors.isEmpty && errors.allSatisfy { $0.missingName != nil }
    let attempt = lacksNamesOnly && assembly.last.isClean ? assembly.last : assembly.judged
    let settled =
      attempt.draft.standIns.isEmpty ? nil : SettledStatements(of: attempt, items, known)
    let judgement = addDifferences(from: claims, to: judgement, attempt)
    let refused = expected.items(
      around: Set(attempt.compilation.errors.compactMap(attempt.subjectLine))
    )
    let stale = claims.filter { cue in
      let line = expected.line(of: cue)
      return !refused.contains(line) && settled?.contain(line: line) ?? true
    }
    // Errors hide those of later stages, and some come in newer language modes only.
    let program = attempt.program.without(refused)
    guard !stale.isEmpty, attempt.isClean || !refused.isEmpty, try isAccepted(program) else {
      return judgement
    }
    return add(stale, to: judgement)
  }

  /// Adds a warning for each line whose errors are of another kind than the one that its comment announces.
  private func addDifferences(
    from claims: [ErrorCue],
    to judgement: Judgement,
    _ attempt: Attempt
  ) -> Judgement {
    var judgement = judgement
    for cue in claims where cue.kind == .error {
      let errors = attempt.compilation.errors.filter { attempt.subjectLine(of: $0) == cue.line }
      let wording = Wording(cue.text)
      guard let first = errors.first,
        !errors.contains(where: { wording.mayMean(Wording("\($0.text) \($0.id ?? "")")) })
      else { continue }
      let said = cue.text.trimmingBlanks
      let message = "expected '\(said)', got '\(first.text)'"
      let span = places.span(of: first, in: attempt)
      var finding = Finding(.expectedErrorDiffers, at: span, message, snippet: snippet.id)
      finding.severity = .warning
      judgement.findings.append(finding)
    }
    return judgement
  }

  private func isAccepted(_ program: Program) throws -> Bool {
    for version in [program.languageMode, LanguageMode(version: 6)] {
      var program = program
      program.languageMode = version
      guard try compile(program).ending == .clean else { return false }
    }
    return true
  }

  /// A mark alone may call code wrong that compiles, so that is only worth a warning.
  private func add(_ stale: [ErrorCue], to judgement: Judgement) -> Judgement {
    var judgement = judgement
    for cue in stale {
      let span = places.span(line: cue.line, column: 1)
      let message = "the comment announces an error, but this line compiles"
      var finding = Finding(.expectedErrorMissing, at: span, message, snippet: snippet.id)
      if cue.kind == .mark { finding.severity = .warning }
      judgement.findings.append(finding)
    }
    if stale.contains(where: { $0.kind != .mark }) { judgement.report.verdict = .failed }
    return judgement
  }
}

extension Program {
  /// The same program with some of the snippet's lines empty.
  fileprivate func without(_ dropped: Set<Int>) -> Program {
    guard !dropped.isEmpty else { return self }
    let kept = lines.enumerated().map { index, text -> Substring in
      guard case .subject(let line) = lineMap[index + 1], dropped.contains(line) else {
        return text
      }
      return ""
    }
    return withLines(kept)
  }
}
