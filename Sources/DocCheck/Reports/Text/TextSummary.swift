/// The last lines of the text report: what was checked and what came of it.
struct TextSummary {
  private let summary: Summary
  private let report: Report

  /// The most reasons that are listed.
  private static let limit = 5

  init(of report: Report) {
    self.report = report
    summary = report.summary
  }

  /// Writes the findings, the snippets, the claims, what was not checked and why.
  func write(to text: inout StyledText) {
    findings(to: &text)
    text.addLine(summary.snippetCounts, summary.failed > 0 ? .strong : .plain)
    documentedExamples(to: &text)
    if summary.claims > 0 {
      let tail =
        summary.unsourcedClaims == 0
        ? "all with a source" : "\(summary.unsourcedClaims) without a source"
      text.addLine("\(summary.claims.of("claim")): \(tail)")
    }
    if let languages = report.languages { text.addLine(languages) }
    notChecked(to: &text)
    if let known = report.knownFindings {
      text.addLine("\(known.of("known finding")) of the baseline left out")
    }
    if let comparison = report.comparison {
      TextComparison(report: report, comparison: comparison).write(to: &text)
    }
  }

  /// How many public symbols have examples, by module where there are several.
  private func documentedExamples(to text: inout StyledText) {
    let modules = DocumentedExamples.list(in: report.articles)
    guard let total = DocumentedExamples.total(of: modules) else { return }
    text.addLine(total.text)
    guard modules.count > 1 else { return }
    for module in modules {
      let name = module.module.isEmpty ? "other files" : module.module
      text.addLine(
        "  \(name): \(module.withExample) of \(module.publicSymbols), \(module.passed) passed"
      )
    }
  }

  private func findings(to text: inout StyledText) {
    let counts = [
      (summary.errors, "error", StyledText.Style.error),
      (summary.warnings, "warning", .warning),
      (summary.notes, "note", .note),
    ].filter { $0.0 > 0 }
    text.add("Checked \(summary.articles.of("article")): ", .strong)
    guard !counts.isEmpty else { return text.addLine("no findings", .passed) }
    for (index, (count, noun, style)) in counts.enumerated() {
      if index > 0 { text.add(", ") }
      text.add(count.of(noun), style)
    }
    let concerned = report.articles.count { !$0.findings.isEmpty }
    text.addLine(summary.articles > 1 ? " in \(concerned) of them" : "")
  }

  /// The reasons why snippets were not checked, the most frequent first, each with a place.
  private func notChecked(to text: inout StyledText) {
    let reasons = UnjudgedReason.all(in: report.articles)
    guard !reasons.isEmpty else { return }
    text.addLine("not checked:", .warning)
    for reason in reasons.prefix(Self.limit) {
      let more = reason.count > 1 ? " (and \(reason.count - 1) more)" : ""
      text.addLine("  \(reason.place)  \(reason.reason)\(more)")
    }
    if reasons.count > Self.limit {
      let rest = reasons.dropFirst(Self.limit).reduce(0) { $0 + $1.count }
      text.addLine("  … and \(rest) more, see --verbose")
    }
  }
}
