/// The list of the articles with the state of each.
struct PageIndex {
  private let report: Report
  private let places: PagePlaces
  /// The places of the articles in the order of their paths.
  private let paths: [String: Int]

  /// How much of what the findings say is kept for searching, in characters.
  private static let mostWords = 2_000

  init(_ report: Report, places: PagePlaces) {
    (self.report, self.places) = (report, places)
    let places = report.articles.map(\.article.path).enumerated().map { ($1, $0) }
    paths = Dictionary(places) { first, _ in first }
  }

  /// The list.
  var markup: Markup {
    """
    <section class="index" aria-labelledby="articles">
    <h2 id="articles">Articles</h2>
    <ol>
    \(Markup(report.worstFirst.enumerated()) { entry($1, place: $0) })</ol>
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
      data-path="\(paths[article.path] ?? 0)" data-unchecked="\(summary.notChecked)" \
      data-verdicts="\(Self.verdicts(of: report))" data-rules="\(Self.rules(of: report))" \
      data-severities="\(Self.severities(of: report))"\(words)>
      <div class="index-name"><a href="\(places.address(of: name, in: article.path))" \
      lang="\(article.language.rawValue)">\(marked: article.title)</a>
      <span class="path">\(marked: article.path)</span></div>
      <div class="index-verdicts">\(chart.bar)
      <span class="small">\(summary.plainVerdictCounts)</span></div>
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
    Set(report.snippets.map { PageFilter.name(of: $0.verdict) }).sorted().joined(separator: " ")
  }

  private static func severities(of report: ArticleReport) -> String {
    Set(report.findings.map(\.severity.rawValue)).sorted().joined(separator: " ")
  }

  private static func rules(of report: ArticleReport) -> String {
    Set(report.findings.map(\.rule.id)).sorted().joined(separator: " ")
  }
}
