/// The top of the page: what came out, in one sentence and a few figures.
struct PageOverview {
  private let report: Report
  private let summary: Summary

  private let places: PagePlaces

  /// - Parameter places: where the articles are to be found.
  init(_ report: Report, places: PagePlaces) {
    (self.report, self.places) = (report, places)
    summary = report.summary
  }

  /// The outcome in one sentence.
  var headline: String {
    let articles = summary.articles.of("article")
    let faulty = report.articles.count { $0.findings.contains { $0.severity == .error } }
    if summary.errors > 0 { return "\(summary.errors.of("error")) in \(faulty) of \(articles)" }
    if summary.warnings > 0 { return "No errors, \(summary.warnings.of("warning")) in \(articles)" }
    return "No errors in \(articles)"
  }

  /// The head of the page.
  var masthead: Markup {
    """
    <header class="masthead" id="top">
    <p class="brand">doccheck</p>
    <h1>\(headline)</h1>
    <p class="lead">\(lead)</p>
    </header>
    """
  }

  private var lead: String {
    let judged = summary.passed + summary.failed
    let snippets = summary.swiftSnippets.of("Swift snippet")
    let tail =
      summary.passedWithAssumptions > 0
      ? ", \(summary.passedWithAssumptions) with names taken to exist" : ""
    return "\(judged) of \(snippets) judged by compiling or running\(tail)."
  }

  /// The figures.
  var markup: Markup {
    """
    <section class="overview" aria-label="Overview">
    \(verdicts)\(findings)\(claims)\(PageSlowest(report, places: places).markup)</section>
    """
  }

  private var verdicts: Markup {
    let rows = [
      ("passed", summary.passed), ("failed", summary.failed),
      ("undecided", summary.undecided), ("skipped", summary.skipped),
    ]
    return """
      <div class="card card-verdicts">
      <div class="verdicts">
      \(VerdictChart(summary).ring("\(summary.verifiedPercent)%", caption: "verified"))
      <div>
      <h2>\(summary.snippets.of("snippet"))</h2>
      <ul class="figures">
      \(Markup(rows) { Self.row(PageIcon(rawValue: $0.0)?.use ?? .empty, $0.1, $0.0) })</ul>
      </div>
      </div>
      \(reasons)</div>

      """
  }

  private var findings: Markup {
    let rows = [
      (PageIcon.error, summary.errors, "error"), (.warning, summary.warnings, "warning"),
      (.note, summary.notes, "note"),
    ]
    let rules = Self.counted(report.articles.flatMap(\.findings).map(\.rule.id))
    return """
      <div class="card">
      <h2>\((summary.errors + summary.warnings + summary.notes).of("finding"))</h2>
      <ul class="figures">
      \(Markup(rows) { Self.row($0.0.use, $0.1, $0.1 == 1 ? $0.2 : $0.2 + "s") })</ul>
      \(known)\
      \(Self.tally(rules, of: "Findings by rule"))</div>

      """
  }

  private var known: Markup {
    guard let count = report.knownFindings else { return .empty }
    return "<p class=\"card-lead\">\(count.of("known finding")) of the baseline left out.</p>\n"
  }

  private var claims: Markup {
    guard summary.claims > 0 else { return .empty }
    let evidence = Self.counted(
      report.articles.flatMap(\.claims).map { PageClaim.words(for: $0.evidence) }
    )
    return """
      <div class="card">
      <h2>\(summary.claims.of("claim"))</h2>
      <p class="card-lead">\(summary.unsourcedClaims) without a source that a reader can follow.</p>
      \(Self.tally(evidence, of: "Claims by evidence"))</div>

      """
  }

  private var reasons: Markup {
    let reasons = UnjudgedReason.all(in: report.articles)
    guard !reasons.isEmpty else { return .empty }
    return """
      <h3>Why \((summary.undecided + summary.skipped).of("snippet")) \(summary.undecided + summary.skipped == 1 ? "was" : "were") not judged</h3>
      <ul class="tally">
      \(Markup(reasons) { reason in
        """
        <li><span class="tally-name">\(PageIcon(rawValue: reason.verdict)?.use ?? .empty) \
        \(reason.verdict): \(reason.reason)</span> \
        <span class="tally-count">\(reason.count)</span></li>

        """
      })</ul>

      """
  }

  private static func row(_ icon: Markup, _ count: Int, _ name: String) -> Markup {
    """
    <li\(Markup(trusted: count == 0 ? " class=\"none\"" : ""))>\(icon) \
    <span class="figure">\(count)</span> \(name)</li>

    """
  }

  private static func tally(_ counts: [(name: String, count: Int)], of label: String) -> Markup {
    guard !counts.isEmpty else { return .empty }
    return """
      <ul class="tally" aria-label="\(label)">
      \(Markup(counts) { entry in
        """
        <li><span class="tally-name">\(entry.name)</span> \
        <span class="tally-count">\(entry.count)</span></li>

        """
      })</ul>

      """
  }

  /// How often each name occurs, the most frequent first.
  private static func counted(_ names: [String]) -> [(name: String, count: Int)] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      .map { (name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}
