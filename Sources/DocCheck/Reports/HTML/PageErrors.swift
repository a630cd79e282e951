/// The first errors of a report, each a link to its place, for the first screen of the page.
struct PageErrors {
  private let report: Report
  private let places: PagePlaces

  /// How many are named.
  private static let most = 10

  init(_ report: Report, places: PagePlaces) {
    (self.report, self.places) = (report, places)
  }

  /// The list; nothing where there is no error.
  var markup: Markup {
    let count = report.summary.errors
    guard count > 0 else { return .empty }
    let rest: Markup =
      count > Self.most
      ? "<p class=\"small\"><a href=\"#articles?severity=error\">\((count - Self.most).of("more error"))</a></p>\n"
      : .empty
    return """
      <section class="first-errors" aria-labelledby="errors">
      <h2 id="errors">Errors</h2>
      <ol>
      \(Markup(entries) { $0 })</ol>
      \(rest)</section>

      """
  }

  private var entries: [Markup] {
    var entries: [Markup] = []
    for article in report.worstFirst {
      let anchors = PageAnchors(article)
      let path = article.article.path
      for (index, finding) in article.findings.enumerated() where finding.severity == .error {
        guard entries.count < Self.most else { return entries }
        let address = places.address(of: anchors.finding(index), in: path)
        let message = finding.message.prefix { !$0.isNewline }
        entries.append(
          """
          <li><a href="\(address)"><span class="path">\(marked: path):\(finding.span.start.line)\
          </span> <span class="message-text">\(marked: String(message))</span></a></li>

          """
        )
      }
    }
    return entries
  }
}

extension Report {
  /// The articles with the most errors first, then those with failed snippets, else by path.
  var worstFirst: [ArticleReport] {
    articles.map { (report: $0, summary: Summary(of: [$0])) }.enumerated().sorted { left, right in
      let (first, second) = (left.element.summary, right.element.summary)
      return (second.errors, second.failed, second.warnings, left.offset)
        < (first.errors, first.failed, first.warnings, right.offset)
    }.map(\.element.report)
  }
}
