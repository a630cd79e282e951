/// An article: its prose with its snippets in place, and beside it what was found.
struct PageArticle {
  private let report: ArticleReport
  private let context: PageContext

  init(_ report: ArticleReport, links: PageLinks) {
    self.report = report
    context = PageContext(report, links: links)
  }

  /// The section of the article.
  var markup: Markup {
    let article = report.article
    let anchors = context.anchors
    let prose = PageProse(in: context).render()
    let language = article.language.rawValue
    return """
      <article class="article" id="\(anchors.article)">
      <header class="article-head">
      <p class="path">\(marked: article.path) \(PageArticle.permalink(anchors.article, to: article.path))
      <a class="to-top" href="\(context.links.places.overview)#top">Overview</a></p>
      <h2 lang="\(language)">\(marked: article.title)</h2>
      <p class="article-counts"><span class="counts">\(verdicts)</span>\
      <span class="counts">\(Self.counts(Summary(of: [report])))</span></p>
      </header>
      <div class="article-body">
      <div class="side">
      \(PageFindingList(context, places: prose.findingPlaces).markup)
      \(PageClaimList(report, anchors: anchors, placed: prose.placedClaims).markup)</div>
      <div class="prose" lang="\(language)">
      \(prose.markup)</div>
      </div>
      </article>

      """
  }

  private var verdicts: Markup {
    let summary = Summary(of: [report])
    let parts = [
      (PageIcon.passed, summary.passed), (.failed, summary.failed),
      (.undecided, summary.notChecked),
    ]
    return Markup(parts.filter { $0.1 > 0 }) { icon, count in
      let name = icon == .undecided ? "not checked" : icon.rawValue
      return "<span class=\"count\">\(icon.use) \(count) \(name)</span> "
    }
  }

  /// How many findings and doubtful claims there are.
  static func counts(_ summary: Summary) -> Markup {
    let parts = [
      (PageIcon.error, summary.errors, "error"), (.warning, summary.warnings, "warning"),
      (.note, summary.notes, "note"),
    ].filter { $0.1 > 0 }
    guard !parts.isEmpty else { return "<span class=\"count none\">no findings</span>" }
    return Markup(parts) { icon, count, noun in
      "<span class=\"count\">\(icon.use) \(count.of(noun))</span> "
    }
  }

  /// A link to a place itself, to be copied.
  static func permalink(_ anchor: String, to name: String) -> Markup {
    "<a class=\"permalink\" href=\"#\(anchor)\" aria-label=\"Link to \(name)\">#</a>"
  }
}
