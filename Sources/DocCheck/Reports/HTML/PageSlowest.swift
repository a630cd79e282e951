/// The snippets that took longest, folded.
struct PageSlowest {
  private let report: Report
  private let places: PagePlaces
  /// The snippets with what they took, the slowest first.
  private let slowest: [Timings.Snippet]

  /// How many are named.
  private static let most = 5

  init(_ report: Report, places: PagePlaces) {
    (self.report, self.places) = (report, places)
    let snippets = report.timings?.snippets.filter { !$0.steps.isEmpty } ?? []
    slowest = Array(snippets.sorted { $0.seconds > $1.seconds }.prefix(Self.most))
  }

  /// The list; nothing where no snippet took the compiler's time.
  var markup: Markup {
    let entries = slowest.compactMap(entry)
    guard !entries.isEmpty else { return .empty }
    return """
      <details class="slowest"><summary>Slowest snippets</summary>
      <ul class="tally">
      \(Markup(entries) { $0 })</ul></details>

      """
  }

  private func entry(_ timing: Timings.Snippet) -> Markup? {
    for article in report.articles {
      guard let snippet = article.snippets.first(where: { $0.snippet.id == timing.id }) else {
        continue
      }
      let (path, span) = (article.article.path, snippet.snippet.block.span)
      let anchor = PageAnchors(article).snippet(snippet.snippet.number)
      return """
        <li><span class="tally-name"><a href="\(places.address(of: anchor, in: path))">\
        \(marked: path):\(span.start.line)</a></span> \
        <span class="tally-count">\(timing.seconds.inSeconds)</span></li>

        """
    }
    return nil
  }
}
