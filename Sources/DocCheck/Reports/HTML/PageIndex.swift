/// The list of the articles with the state of each.
struct PageIndex {
  private let report: Report

  init(_ report: Report) { self.report = report }

  /// The list.
  var markup: Markup {
    """
    <section class="index" aria-labelledby="articles">
    <h2 id="articles">Articles</h2>
    <ol>
    \(Markup(report.articles, Self.entry))</ol>
    </section>
    """
  }

  private static func entry(_ report: ArticleReport) -> Markup {
    let article = report.article
    let summary = Summary(of: [report])
    let chart = VerdictChart(summary)
    return """
      <li>
      <div class="index-name"><a href="#\(PageAnchors.name(ofPath: article.path))" \
      lang="\(article.language.rawValue)">\(marked: article.title)</a>
      <span class="path">\(marked: article.path)</span></div>
      <div class="index-verdicts">\(chart.bar)
      <span class="small">\(share(summary))</span></div>
      <div class="index-counts">\(PageArticle.counts(summary))</div>
      </li>

      """
  }

  private static func share(_ summary: Summary) -> String {
    guard summary.swiftSnippets > 0 else { return "no Swift snippets" }
    let judged = summary.passed + summary.failed
    return "\(judged) of \(summary.swiftSnippets.of("Swift snippet")) verified"
  }
}
