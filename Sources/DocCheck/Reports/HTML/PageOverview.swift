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
    let assumed = summary.passedWithAssumptions
    let tail =
      assumed > 0
      ? " \(assumed.of("passed snippet")) use\(assumed == 1 ? "s" : "") names the article does not declare."
      : ""
    return "\(summary.plainSnippetCounts).\(tail)"
  }

  /// The figures.
  var markup: Markup {
    """
    <section class="overview" aria-label="Overview">
    \(verdicts)\(findings)\(claims)\(PageExamples(report).markup)</section>
    """
  }

  private var verdicts: Markup {
    let rows = [
      (PageIcon.passed, summary.passed, "passed", "passed"),
      (.failed, summary.failed, "failed", "failed"),
      (.undecided, summary.notChecked, "not checked", PageFilter.notChecked),
    ]
    let (middle, caption) =
      summary.failed > 0 ? (summary.failed, "failed") : (summary.passed, "passed")
    return """
      <div class="card card-verdicts">
      <div class="verdicts">
      \(VerdictChart(summary).ring("\(middle)", caption: caption))
      <div>
      <h2>\(summary.snippets.of("snippet"))</h2>
      <ul class="figures">
      \(Markup(rows) { Self.row($0.0.use, $0.1, $0.2, PageFilter.verdict.address(of: $0.3)) })</ul>
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
      \(Markup(rows) { icon, count, name in
        Self.row(
          icon.use,
          count,
          count == 1 ? name : name + "s",
          PageFilter.severity.address(of: name)
        )
      })</ul>
      \(known)\
      \(Self.tally(rules, of: "Findings by rule", by: .rule))</div>

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
      <p class="card-lead">\(summary.unsourcedClaims) without a source.</p>
      \(Self.tally(evidence, of: "Claims by evidence", by: .words))</div>

      """
  }

  private var reasons: Markup {
    let reasons = UnjudgedReason.all(in: report.articles)
    guard !reasons.isEmpty else { return .empty }
    return """
      <h3>\(summary.notChecked.of("snippet")) not checked</h3>
      <ul class="tally">
      \(Markup(reasons) { reason in
        """
        <li><span class="tally-name">\(marked: reason.reason)</span> \
        \(Self.count(reason.count, PageFilter.words.address(of: reason.reason)))</li>

        """
      })</ul>

      """
  }

  private static func row(
    _ icon: Markup,
    _ count: Int,
    _ name: String,
    _ address: String
  ) -> Markup {
    let figure: Markup = "<span class=\"figure\">\(count)</span> \(name)"
    guard count > 0 else { return "<li class=\"none\">\(icon) \(figure)</li>\n" }
    return "<li>\(icon) <a href=\"\(address)\">\(figure)</a></li>\n"
  }

  /// A count that leads to what it counts.
  private static func count(_ count: Int, _ address: String) -> Markup {
    "<a class=\"tally-count\" href=\"\(address)\">\(count)</a>"
  }

  private static func tally(
    _ counts: [(name: String, count: Int)],
    of label: String,
    by filter: PageFilter
  ) -> Markup {
    guard !counts.isEmpty else { return .empty }
    return """
      <ul class="tally" aria-label="\(label)">
      \(Markup(counts) { entry in
        """
        <li><span class="tally-name">\(entry.name)</span> \
        \(Self.count(entry.count, filter.address(of: entry.name)))</li>

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
