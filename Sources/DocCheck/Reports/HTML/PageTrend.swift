/// How the figures came to be what they are: those of earlier reports, then those of now.
struct PageTrend {
  let history: [EarlierReport.Totals]
  let now: Summary

  /// A row for each report and, where there are several earlier ones, the lines over them all.
  var markup: Markup {
    """
    \(history.count > 1 ? charts : .empty)<dl class="shares">
    \(Markup(rows) { name, summary, percent in
      """
      <div><dt>\(name)</dt><dd>\(VerdictChart(summary).bar)</dd>\
      <dd class="small">\(summary.plainVerdictCounts)</dd></div>

      """
    })</dl>
    """
  }

  private var rows: [(name: String, summary: Summary, percent: String)] {
    let earlier = history.enumerated().map { index, totals in
      let name = history.count > 1 ? "\(history.count - index) before" : "then"
      return (name: name, summary: Summary(totals), percent: totals.verifiedPercent)
    }
    return earlier + [(name: "now", summary: now, percent: now.verifiedPercent)]
  }

  private var charts: Markup {
    let shares = history.map(\.verifiedShare) + [now.verifiedShare]
    let findings = history.map(\.findings.all) + [now.errors + now.warnings + now.notes]
    let verified = TrendChart(
      name: "Verified",
      values: shares,
      top: 1,
      labels: rows.map { $0.percent + "%" }
    )
    let found = TrendChart(
      name: "Findings",
      values: findings.map(Double.init),
      top: Double(findings.max() ?? 0),
      labels: findings.map(String.init)
    )
    return "<div class=\"trend-charts\">\n\(verified.markup)\(found.markup)</div>\n"
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
