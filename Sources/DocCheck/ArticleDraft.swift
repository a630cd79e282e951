/// An article on its way through the stages.
struct ArticleDraft: Sendable {
  let article: Article
  let items: ArticleItems
  let claims: [Claim]
  /// The places that links can lead to.
  let anchors: ArticleAnchors
  /// What the prose says becomes of the snippets.
  private let codeClaims: [CodeClaim]
  /// The links and images.
  let links: [Link]
  /// The links and references that Markdown does not read as they are meant.
  let linkSlips: [LinkSlip]
  /// The links to symbols.
  let symbolLinks: [SymbolLink]
  /// The names of code in the prose.
  let mentions: [Mention]
  /// What is wrong with the article's file and its directives.
  private let findings: [Finding]
  /// The comments that give evidence for claims.
  private let evidence: [EvidenceDirective]
  /// The findings that the author answers for.
  private let suppressions: SuppressionFilter

  init(_ article: Article, claimReader: ClaimReader) {
    let extracted = SnippetExtractor.snippets(in: article)
    self.article = article
    let units = claimReader.units(of: article)
    var snippets = extracted.snippets
    codeClaims = claimReader.codeClaims(in: units, of: article, snippets: snippets)
    for claim in codeClaims {
      if let outcome = claim.outcome { snippets[claim.snippet].told.append(outcome) }
    }
    items = ArticleItems(snippets: snippets)
    claims = claimReader.claims(in: units, of: article, foreign: ForeignNames(items))
    anchors = ArticleAnchors(article)
    links = Link.list(in: article)
    let catalogLinks = CatalogLinks(ofArticleAt: article.path)
    linkSlips =
      UndefinedReferences(article).slips(in: units) + MistypedLinks(article).slips(in: units)
      + ReferenceDefinitions(article).slips
      + (catalogLinks?.slips(in: article.source) ?? [])
    symbolLinks = SymbolLink.list(in: article)
    mentions = MentionReader.mentions(in: units, of: article)
    let read = SuppressionReader(article)
    suppressions = SuppressionFilter(read.suppressions, claims: claims)
    let evidenceReader = EvidenceDirectiveReader(
      article,
      snippets: extracted.snippets,
      settings: claimReader.settings
    )
    evidence = evidenceReader.directives
    findings =
      article.findings + extracted.findings + read.findings + evidenceReader.findings
      + CalloutChecker(article).findings
      + (catalogLinks?.unused(inArticleAt: article.path) ?? [])
  }

  /// The article's report.
  ///
  /// - Parameters:
  ///   - judgements: one for each snippet.
  ///   - severities: severities that replace the rules' own; nothing leaves a rule's findings out.
  ///   - claimRules: how much the kinds of claims weigh.
  ///   - isChecked: whether the snippets were compiled, so that a suppression can be found unused.
  ///   - library: what the prose is compared with besides the article's code; nothing where it is
  ///     not compared at all.
  ///   - linkChecker: what the links are checked by; the article's own anchors alone where it is nil.
  ///   - symbolChecker: what the links to symbols are checked by; nothing where they are not.
  func report(
    _ judgements: [Judgement],
    severities: [String: Severity?],
    claimRules: ClaimRules = ClaimRules(),
    isChecked: Bool = true,
    library: LibrarySymbols? = nil,
    linkChecker: LinkChecker? = nil,
    symbolChecker: SymbolLinkChecker? = nil
  ) -> ArticleReport {
    let mistaken = library.map { MentionJudge(self, library: $0).findings() } ?? []
    let broken = (linkChecker ?? LinkChecker([article])).findings(for: self)
    let settled = EvidenceSettlement(claims, evidence, tests: judgements.flatMap(\.report.tests))
    let code = CodeClaimJudge(article, judgements, items: items).claims(codeClaims)
    let claims = (settled.claims + code).sorted { $0.span.start.offset < $1.span.start.offset }
    let (unsuppressed, unused) = suppressions.apply(
      to: findings + settled.unused + claimRules.findings(for: claims) + mistaken
        + broken + (symbolChecker?.findings(for: symbolLinks, in: article) ?? [])
        + judgements.flatMap(\.findings)
    )
    let all = unsuppressed + (isChecked ? unused : [])
    var seen: Set<String> = []
    let kept = all.compactMap { finding -> Finding? in
      // A name that several snippets use is reported where it is first used.
      if finding.rule == .undeclaredName, !seen.insert(finding.message).inserted { return nil }
      guard let severity = severities[finding.rule.id] else { return finding }
      guard let severity else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
    return ArticleReport(
      article: article,
      snippets: snippetReports(judgements),
      claims: claims,
      findings: Self.sorted(kept)
    )
  }

  /// The snippets' reports, with what each needs.
  private func snippetReports(_ judgements: [Judgement]) -> [SnippetReport] {
    let declared = items.declaredNames
    return zip(judgements, items.items).map { judgement, items in
      var report = judgement.report
      report.needs = Availability(
        of: items.map(\.item),
        imports: report.snippet.imports + report.imported,
        declared: declared
      )
      return report
    }
  }

  /// Without repetitions, in the order of the article, the heaviest first at one place.
  private static func sorted(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }.sorted { left, right in
      if left.span.start.offset != right.span.start.offset {
        return left.span.start.offset < right.span.start.offset
      }
      if left.severity != right.severity { return left.severity > right.severity }
      return (left.rule.id, left.message) < (right.rule.id, right.message)
    }
  }
}
