/// The last lines of the text report: what was checked and what came of it.
struct TextSummary {
  private let summary: Summary
  private let reasons: [UnjudgedReason]
  private let report: Report

  init(of report: Report) {
    self.report = report
    summary = report.summary
    reasons = UnjudgedReason.all(in: report.articles)
  }

  /// Writes the counts, the reasons of what was not judged, the claims and the findings.
  func write(to text: inout StyledText) {
    text.add(summary.articles.of("article"), .strong)
    text.addLine(", \(summary.snippets.of("snippet")), \(summary.claims.of("claim"))")
    verdicts(to: &text)
    text.add("  verified ")
    text.add("\(summary.verifiedPercent)%", summary.failed == 0 ? .passed : .strong)
    text.addLine(" of \(summary.swiftSnippets.of("Swift snippet"))")
    if summary.claims > 0 {
      text.addLine("  \(summary.unsourcedClaims) of \(summary.claims.of("claim")) without a source")
    }
    findings(to: &text)
    if let known = report.knownFindings {
      text.addLine("  \(known.of("known finding")) of the baseline left out")
    }
    if let comparison = report.comparison {
      TextComparison(report: report, comparison: comparison).write(to: &text)
    }
  }

  private func verdicts(to text: inout StyledText) {
    line(summary.passed, "passed", .passed, assumptions, to: &text)
    line(summary.failed, "failed", .error, "", to: &text)
    for (count, name) in [(summary.undecided, "undecided"), (summary.skipped, "skipped")] {
      line(count, name, .warning, "", to: &text)
      for reason in reasons where reason.verdict == name {
        text.addLine("    \(reason.count) × \(reason.reason)")
      }
    }
  }

  private var assumptions: String {
    let count = summary.passedWithAssumptions
    return count == 0 ? "" : " (\(count) with assumptions)"
  }

  private func line(
    _ count: Int,
    _ name: String,
    _ style: StyledText.Style,
    _ tail: String,
    to text: inout StyledText
  ) {
    guard count > 0 else { return }
    text.add("  ")
    text.add("\(count) \(name)", style)
    text.addLine(tail)
  }

  private func findings(to text: inout StyledText) {
    let counts = [
      (summary.errors, "error", StyledText.Style.error),
      (summary.warnings, "warning", .warning),
      (summary.notes, "note", .note),
    ].filter { $0.0 > 0 }
    guard !counts.isEmpty else { return text.addLine("  no findings", .passed) }
    text.add("  ")
    for (index, (count, noun, style)) in counts.enumerated() {
      if index > 0 { text.add(", ") }
      text.add(count.of(noun), style)
    }
    text.addLine()
  }
}
