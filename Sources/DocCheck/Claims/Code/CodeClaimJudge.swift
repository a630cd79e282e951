/// Compares what the prose says of snippets with what became of them.
///
/// A claim that nothing settles is left alone: the article shows the code, so that no source is
/// missing.
struct CodeClaimJudge {
  private let source: SourceText
  private let judgements: [Judgement]
  private let items: ArticleItems
  /// Whether the article may show Swift as it was or might be.
  private let isProposal: Bool

  init(_ article: Article, _ judgements: [Judgement], items: ArticleItems) {
    source = article.source
    self.judgements = judgements
    self.items = items
    isProposal = article.isAboutProposals
  }

  /// The claims that are settled, either way.
  func claims(_ told: [CodeClaim]) -> [Claim] {
    told.compactMap { claim in
      let judgement = judgements[claim.snippet]
      guard let (holds, fact) = verdict(on: claim, judgement),
        holds || !isProposal
      else { return nil }
      let line = judgement.report.snippet.block.openingSpan.start.line
      return Claim(
        kind: .behaviour,
        evidence: holds ? .verified : .contradicted,
        span: source.span(claim.bytes),
        text: source.text(claim.bytes),
        evidenceText: "the code on line \(line) \(fact)",
        confidence: 0.9
      )
    }
  }

  /// Whether it is as told, and what became of the snippet; nothing where that is open.
  private func verdict(on claim: CodeClaim, _ judgement: Judgement) -> (Bool, String)? {
    switch claim.content {
    case .outcome(.compiles): compiling(judgement)
    case .outcome(.refused): refusal(judgement)
    case .outcome(.prints(let texts)): printing(texts, judgement.report)
    case .outcome(.traps): trapping(judgement.report)
    case .count(let statement): counting(statement, at: claim.snippet)
    case .declares(let names): declaring(names, at: claim.snippet)
    }
  }

  // MARK: Declarations

  /// Whether a snippet is shown whole, so that what it lacks is nowhere.
  private func isShownWhole(_ index: Int) -> Bool {
    let code = items.codes[index]
    return code.elidedLines.isEmpty && code.elidedTypes.isEmpty && code.parsed.errors.isEmpty
  }

  private func counting(_ statement: CountStatement, at index: Int) -> (Bool, String)? {
    let code = items.snippets[index].source
    guard isShownWhole(index), let counts = DeclarationCounts(code) else { return nil }
    if let type = statement.type,
      items.extensions(of: type).contains(where: { $0.reference.snippet != index })
    {
      return nil
    }
    guard let sorts = counts.sorts(of: statement.kind, in: statement.type) else { return nil }
    let total = sorts.reduce(0, +)
    let kind = total == 1 ? statement.kind.rawValue : statement.kind.plural
    let place = statement.type.map { " in '\($0)'" } ?? ""
    let fact = "declares \(total) \(kind)\(place)"
    if DeclarationCounts.allows(statement.number, of: sorts) {
      return statement.isPointing ? nil : (true, fact)
    }
    // Some may be pointed to that the code only uses.
    let mayUse = statement.isPointing && counts.smallNames.count >= statement.number
    return mayUse ? nil : (false, fact)
  }

  private func declaring(_ names: [String], at index: Int) -> (Bool, String)? {
    guard isShownWhole(index) else { return nil }
    let source = items.snippets[index].source
    guard let missing = names.first(where: { !source.contains($0) }) else { return nil }
    return (false, "does not declare '\(missing)'")
  }

  // MARK: Compiling

  private func compiling(_ judgement: Judgement) -> (Bool, String)? {
    let report = judgement.report
    if report.verdict == .failed {
      let rules = [Rule.compileError, .missingImport]
      guard let error = judgement.findings.first(where: { rules.contains($0.rule) }) else {
        return nil
      }
      return (false, "does not compile: \(error.message)")
    }
    let accepted: [Verdict] = [.passed(.compiled), .passed(.ran)]
    return accepted.contains(report.verdict) && report.assumed.isEmpty ? (true, "compiles") : nil
  }

  /// Only code that needed nothing added, in every language mode, is sure to compile for readers.
  private func refusal(_ judgement: Judgement) -> (Bool, String)? {
    let report = judgement.report
    let verdicts = [report.verdict] + report.matrix.map(\.verdict)
    if verdicts.contains(.passed(.failedAsExpected)) { return (true, "does not compile") }
    let accepted: [Verdict] = [.passed(.compiled), .passed(.ran)]
    let isPlain =
      report.assumed.isEmpty && report.imported.isEmpty && report.wrapped == nil
      && report.portability == .portable && report.dependsOn.isEmpty
      && items.codes[report.snippet.number - 1].elidedLines.isEmpty
    return isPlain && verdicts.allSatisfy(accepted.contains) ? (false, "compiles") : nil
  }

  // MARK: Running

  private func trapping(_ report: SnippetReport) -> (Bool, String)? {
    guard let run = report.run else { return nil }
    switch run.ending {
    case .trapped(let message): return (true, "traps: \(message)")
    case .ended:
      let runs = items.items[report.snippet.number - 1].map(\.item).contains {
        $0.kind == .statement || $0.kind == .expression
      }
      return runs && run.cause == nil ? (false, "runs to its end") : nil
    case .stopped: return nil
    }
  }

  private func printing(_ texts: [String], _ report: SnippetReport) -> (Bool, String)? {
    guard let run = report.run, let output = report.output, !output.isEmpty else { return nil }
    let lines = output.split(separator: "\n").joined(separator: "\\n")
    let fact = "prints \"\(lines)\""
    if ToldOutput(texts).agrees(with: output) { return (true, fact) }
    let isOpen = run.ending != .ended || run.cause != nil || !report.assumed.isEmpty
    return !isOpen && ToldOutput(texts).differs(from: output) ? (false, fact) : nil
  }
}
