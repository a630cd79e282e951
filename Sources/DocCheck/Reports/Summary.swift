/// The counts of a report.
struct Summary: Hashable, Sendable {
  var articles = 0
  var snippets = 0
  var passed = 0
  var passedWithAssumptions = 0
  var failed = 0
  var undecided = 0
  var skipped = 0
  /// The snippets that hold Swift: those of another language are not counted.
  var swiftSnippets = 0
  var claims = 0
  var unsourcedClaims = 0
  var errors = 0
  var warnings = 0
  var notes = 0

  init(of articles: [ArticleReport]) {
    self.articles = articles.count
    for article in articles {
      for snippet in article.snippets { count(snippet) }
      claims += article.claims.count
      unsourcedClaims += article.claims.count {
        $0.evidence == .unsourced || $0.evidence == .vagueSource
      }
      for finding in article.findings { count(finding) }
    }
  }

  /// The part of the Swift snippets that was checked by compiling or running, from 0 to 1;
  /// 1 where there is none.
  var verifiedShare: Double {
    swiftSnippets == 0 ? 1 : Double(passed + failed) / Double(swiftSnippets)
  }

  /// The verified share in percent with at most one decimal, never rounded up: `99.9`.
  var verifiedPercent: String {
    let tenths = swiftSnippets == 0 ? 1000 : (passed + failed) * 1000 / swiftSnippets
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private mutating func count(_ report: SnippetReport) {
    snippets += 1
    if report.snippet.shape != .otherLanguage { swiftSnippets += 1 }
    switch report.verdict {
    case .passed:
      passed += 1
      if !report.assumed.isEmpty { passedWithAssumptions += 1 }
    case .failed: failed += 1
    case .undecided: undecided += 1
    case .skipped: skipped += 1
    }
  }

  private mutating func count(_ finding: Finding) {
    switch finding.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }
}
