/// Compares what was found with a baseline.
struct BaselineFilter: Sendable {
  /// The folder of the baseline's file.
  let folder: FolderPath

  /// What is left of a report, and what the baseline has to do with the rest.
  struct Outcome: Sendable {
    /// The report without the known findings.
    let report: Report
    /// What the baseline lists and nobody finds any more.
    let gone: [Baseline.Entry]
  }

  /// The report without what the baseline knows of.
  ///
  /// - Parameter exists: whether there is a file; an article that is there and was not checked, or of
  ///   which no program ran, says nothing about its entries.
  func apply(_ baseline: Baseline, to report: Report, exists: (String) -> Bool) -> Outcome {
    var left = Dictionary(
      baseline.findings.map { (BaselineKey($0), $0.count) },
      uniquingKeysWith: +
    )
    var known = 0
    let articles = report.articles.map { article in
      let path = folder.relative(article.article.path)
      return article.keeping { finding in
        let key = BaselineKey(finding, in: article, path: path)
        guard let count = left[key], count > 0 else { return true }
        left[key] = count - 1
        known += 1
        return false
      }
    }
    let checked = paths(of: report)
    let gone = left.filter { key, count in
      let isChecked = checked.contains(key.path) && report.couldFind(rule: key.rule)
      return count > 0 && (isChecked || !exists(folder.resolving(key.path)))
    }
    var rest = report
    rest.articles = articles
    rest.knownFindings = known
    return Outcome(report: rest, gone: Self.entries(gone))
  }

  /// A baseline of what a report says: its errors and warnings, since notes never fail a check.
  ///
  /// - Parameters:
  ///   - earlier: what stays for articles that were not checked and are still there.
  ///   - exists: whether there is a file.
  func baseline(
    of report: Report,
    after earlier: Baseline?,
    exists: (String) -> Bool
  ) -> Baseline {
    var counts: [BaselineKey: Int] = [:]
    for article in report.articles {
      let path = folder.relative(article.article.path)
      for finding in article.findings where finding.severity > .note {
        counts[BaselineKey(finding, in: article, path: path), default: 0] += 1
      }
    }
    let checked = paths(of: report)
    for entry in earlier?.findings ?? [] {
      let isChecked = checked.contains(entry.path) && report.couldFind(rule: entry.rule)
      guard !isChecked, exists(folder.resolving(entry.path)) else { continue }
      counts[BaselineKey(entry)] = entry.count
    }
    return Baseline(findings: Self.entries(counts))
  }

  private func paths(of report: Report) -> Set<String> {
    Set(report.articles.map { folder.relative($0.article.path) })
  }

  private static func entries(_ counts: [BaselineKey: Int]) -> [Baseline.Entry] {
    counts.map { $0.entry(count: $1) }.sorted {
      ($0.path, $0.rule, $0.text) < ($1.path, $1.rule, $1.text)
    }
  }
}

extension ArticleReport {
  /// The report with some of its findings.
  fileprivate func keeping(_ isKept: (Finding) -> Bool) -> ArticleReport {
    ArticleReport(
      article: article,
      snippets: snippets,
      claims: claims,
      findings: findings.filter(isKept)
    )
  }
}
