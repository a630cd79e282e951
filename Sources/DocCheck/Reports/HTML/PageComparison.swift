/// What has changed since an earlier report.
struct PageComparison {
  let report: Report
  let comparison: ReportComparison
  let places: PagePlaces

  /// The counts, the verdicts, what is new and what is fixed.
  var markup: Markup {
    """
    <section class="comparison" aria-labelledby="comparison">
    <h2 id="comparison">Since the earlier report</h2>
    <div class="card">
    <ul class="figures trend">
    \(figure(PageIcon.failed, comparison.new.count, "new"))\
    \(figure(PageIcon.passed, comparison.fixed.count, "fixed"))\
    \(figure(PageIcon.note, comparison.stillThere, "remaining"))</ul>
    \(PageTrend(history: comparison.history, now: report.summary).markup)
    \(list("New", new))\(list("Fixed", fixed))</div>
    </section>

    """
  }

  private func figure(_ icon: PageIcon, _ count: Int, _ name: String) -> Markup {
    "<li>\(icon.use) <span class=\"figure\">\(count)</span> \(name)</li>\n"
  }

  private var new: [Markup] {
    report.articles.flatMap { article in
      let anchors = PageAnchors(article)
      let path = article.article.path
      return zip(article.findings, Fingerprints(of: article).findings).enumerated()
        .filter { comparison.new.contains($0.element.1) }
        .map { index, pair in
          let address = places.address(of: anchors.finding(index), in: path)
          let place: Markup = "<a href=\"\(address)\">\(marked: path):\(pair.0.span.start.line)</a>"
          return entry(place, pair.0.severity, pair.0.rule.id, pair.0.message)
        }
    }
  }

  private var fixed: [Markup] {
    comparison.fixed.map { fixed in
      entry("\(marked: fixed.path):\(fixed.line)", fixed.severity, fixed.rule, fixed.message)
    }
  }

  private func entry(
    _ place: Markup,
    _ severity: Severity,
    _ rule: String,
    _ message: String
  ) -> Markup {
    """
    <li class="entry" data-rules="\(rule)">\(PageIcon(severity).use) \
    <span class="kind">\(severity.rawValue)</span> <code class="rule">\(rule)</code> \
    <span class="place">\(place)</span> <span class="entry-text message-text">\(marked: message)\
    </span></li>

    """
  }

  private func list(_ label: String, _ entries: [Markup]) -> Markup {
    guard !entries.isEmpty else { return .empty }
    return """
      <details><summary>\(label): \(entries.count.of("finding"))</summary>
      <ul class="entries">
      \(Markup(entries) { $0 })</ul></details>

      """
  }
}
