/// The list of the articles with the state of each.
struct PageIndex {
  private let report: Report
  private let places: PagePlaces

  /// How much of what the findings say is kept for searching, in characters.
  private static let mostWords = 2_000

  init(_ report: Report, places: PagePlaces) {
    (self.report, self.places) = (report, places)
  }

  /// The list.
  var markup: Markup {
    """
    <section class="index" aria-labelledby="articles">
    <h2 id="articles">Articles</h2>
    <ol>
    \(Markup(report.articles.enumerated()) { entry($1, place: $0) })</ol>
    </section>
    """
  }

  private func entry(_ report: ArticleReport, place: Int) -> Markup {
    let article = report.article
    let summary = Summary(of: [report])
    let chart = VerdictChart(summary)
    let name = PageAnchors.name(ofPath: article.path)
    let words: Markup =
      places.pages.isEmpty ? .empty : " data-words=\"\(Self.words(of: report))\""
    return """
      <li data-article="\(name)" data-place="\(place)" \
      data-errors="\(summary.errors)" data-unverified="\(Self.unverified(summary))" \
      data-verdicts="\(Self.verdicts(of: report))" data-rules="\(Self.rules(of: report))"\(words)>
      <div class="index-name"><a href="\(places.address(of: name, in: article.path))" \
      lang="\(article.language.rawValue)">\(marked: article.title)</a>
      <span class="path">\(marked: article.path)</span></div>
      <div class="index-verdicts">\(chart.bar)
      <span class="small">\(Self.share(summary))</span></div>
      <div class="index-counts">\(PageArticle.counts(summary))</div>
      </li>

      """
  }

  /// What a search of the list finds an article by that has a page of its own.
  private static func words(of report: ArticleReport) -> String {
    let words = report.findings.map(\.message) + report.claims.map(\.text)
    return String(words.joined(separator: " ").prefix(mostWords))
  }

  private static func verdicts(of report: ArticleReport) -> String {
    Set(report.snippets.map(\.verdict.name)).sorted().joined(separator: " ")
  }

  private static func rules(of report: ArticleReport) -> String {
    Set(report.findings.map(\.rule.id)).sorted().joined(separator: " ")
  }

  /// The share that nobody judged, in thousandths.
  private static func unverified(_ summary: Summary) -> Int {
    1000 - Int(summary.verifiedShare * 1000)
  }

  private static func share(_ summary: Summary) -> String {
    guard summary.swiftSnippets > 0 else { return "no Swift snippets" }
    let judged = summary.passed + summary.failed
    return "\(judged) of \(summary.swiftSnippets.of("Swift snippet")) verified"
  }
}
