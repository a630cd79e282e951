/// How the figures came to be what they are: those of earlier reports, then those of now.
struct PageTrend {
  let history: [EarlierReport.Totals]
  let now: Summary

  /// A row for each report and, where there are several earlier ones, the lines over them all.
  var markup: Markup {
    """
    \(history.count > 1 ? charts : .empty)<dl class="shares">
    \(Markup(rows) { name, summary in
      """
      <div><dt>\(name)</dt><dd>\(VerdictChart(summary).bar)</dd>\
      <dd class="small">\(summary.plainVerdictCounts)</dd></div>

      """
    })</dl>
    """
  }

  private var rows: [(name: String, summary: Summary)] {
    let earlier = history.enumerated().map { index, totals in
      let name = history.count > 1 ? "\(history.count - index) before" : "then"
      return (name: name, summary: Summary(totals))
    }
    return earlier + [(name: "now", summary: now)]
  }

  private var charts: Markup {
    let failures = history.map(\.failed) + [now.failed]
    let findings = history.map(\.findings.all) + [now.errors + now.warnings + now.notes]
    let failed = TrendChart(
      name: "Failed snippets",
      values: failures.map(Double.init),
      top: Double(failures.max() ?? 0),
      labels: failures.map(String.init)
    )
    let found = TrendChart(
      name: "Findings",
      values: findings.map(Double.init),
      top: Double(findings.max() ?? 0),
      labels: findings.map(String.init)
    )
    return "<div class=\"trend-charts\">\n\(failed.markup)\(found.markup)</div>\n"
  }
}

extension Summary {
  /// The counts of an earlier report.
  init(_ totals: EarlierReport.Totals) {
    self.init(of: [])
    (passed, failed) = (totals.passed, totals.failed)
    (undecided, skipped) = (totals.undecided, totals.skipped)
    snippets = passed + failed + undecided + skipped
  }
}
