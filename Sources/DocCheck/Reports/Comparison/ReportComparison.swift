/// What has changed since an earlier report.
struct ReportComparison: Sendable {
  /// A finding of the earlier report that is not found any more.
  struct Fixed: Hashable, Sendable {
    let path: String
    let line: Int
    let rule: String
    let severity: Severity
    let message: String
  }

  /// The fingerprints of the findings that the earlier report does not have.
  let new: Set<String>
  /// In the order of the earlier report.
  let fixed: [Fixed]
  /// The number of findings that both reports have.
  let stillThere: Int
  /// The counts of the earlier report and of those before it, the oldest first.
  let history: [EarlierReport.Totals]

  /// - Parameters:
  ///   - report: what is found now.
  ///   - earlier: what was found then.
  ///   - older: what was found before that, the oldest first.
  ///   - exists: whether there is a file; an article that was not checked now and is there says
  ///     nothing about what was found in it.
  init(
    _ report: Report,
    with earlier: EarlierReport,
    after older: [EarlierReport] = [],
    exists: (String) -> Bool
  ) {
    let now = Set(report.articles.flatMap { Fingerprints(of: $0).findings })
    let then = Set(earlier.articles.flatMap { $0.findings.map(\.fingerprint) })
    new = now.subtracting(then)
    stillThere = now.intersection(then).count
    let checked = Set(report.articles.map(\.article.path))
    fixed = earlier.articles.filter { checked.contains($0.path) || !exists($0.path) }
      .flatMap { article in
        article.findings.filter {
          !now.contains($0.fingerprint) && report.couldFind(rule: $0.rule)
        }.map { finding in
          Fixed(
            path: article.path,
            line: finding.line,
            rule: finding.rule,
            severity: finding.severity,
            message: finding.message
          )
        }
      }
    history = (older + [earlier]).map(\.summary)
  }
}
