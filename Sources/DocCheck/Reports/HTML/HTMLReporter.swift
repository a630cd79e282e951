/// The report for people: one page that needs no script, no network and no other file.
struct HTMLReporter: Reporter {
  func render(_ report: Report) -> String {
    let links = PageLinks(paths: report.articles.map(\.article.path))
    let articles = Markup(report.worstFirst) { PageArticle($0, links: links).markup }
    return Self.overview(of: report, places: links.places, then: articles)
  }

  /// The page that begins with the outcome and ends with what the rules mean.
  ///
  /// - Parameters:
  ///   - places: where the articles are to be found.
  ///   - articles: the articles themselves, where the page holds them.
  static func overview(of report: Report, places: PagePlaces, then articles: Markup) -> String {
    let overview = PageOverview(report, places: places)
    let comparison = report.comparison.map {
      PageComparison(report: report, comparison: $0, places: places).markup
    }
    let body: Markup = """
      \(overview.masthead)
      <main>
      \(PageErrors(report, places: places).markup)\(overview.markup)
      \(comparison ?? .empty)\(PageControls(report.articles).markup)\
      \(PageCause.section(of: report, places: places))\
      \(PageIndex(report, places: places).markup)
      \(articles)\(PageRules(report).markup)\(PageSlowest(report, places: places).markup)</main>
      """
    return PageFrame(report: report, title: overview.headline, body: body).markup.html
  }
}
