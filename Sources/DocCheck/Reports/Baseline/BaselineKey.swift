/// What findings are recognised by in a baseline.
struct BaselineKey: Hashable, Sendable {
  let path: String
  let rule: String
  let text: String

  /// - Parameters:
  ///   - finding: the finding.
  ///   - report: the article's report.
  ///   - path: the article's path relative to the baseline.
  init(_ finding: Finding, in report: ArticleReport, path: String) {
    self.path = path
    rule = finding.rule.id
    let claim = report.claims.first { $0.span == finding.span }?.text
    text = Fingerprints.words(
      claim ?? Fingerprints.line(of: finding.span, in: report.article.source)
    )
  }

  init(_ entry: Baseline.Entry) { (path, rule, text) = (entry.path, entry.rule, entry.text) }

  /// An entry that represents some findings of this key.
  func entry(count: Int) -> Baseline.Entry {
    Baseline.Entry(path: path, rule: rule, text: text, count: count)
  }
}
