/// The report for people in several pages, since no browser likes one of many megabytes.
struct HTMLPages: Sendable {
  /// A page and its place.
  struct Page: Hashable, Sendable {
    /// The path relative to the folder of the overview.
    let path: String
    let html: String
  }

  /// The size in bytes from which one page is too many.
  static let limit = 5_000_000

  /// The name of the overview's file.
  let overview: String
  /// The name of the folder of the articles' pages, beside the overview.
  let folder: String

  /// The pages of the articles, then the overview, which leads to them all.
  func pages(of report: Report) -> [Page] {
    let paths = report.articles.map(\.article.path)
    let names = Dictionary(paths.map { ($0, Self.name(of: $0)) }, uniquingKeysWith: { $1 })
    let articles = report.articles.map { article in
      let own = article.article.path
      let places = PagePlaces(
        pages: names.filter { $0.key != own },
        overview: "../" + overview
      )
      return Page(
        path: "\(folder)/\(Self.name(of: own))",
        html: page(of: article, in: report, links: PageLinks(paths: paths, places: places))
      )
    }
    let places = PagePlaces(pages: names.mapValues { "\(folder)/\($0)" })
    let html = HTMLReporter.overview(of: report, places: places, then: .empty)
    return articles + [Page(path: overview, html: html)]
  }

  private func page(of article: ArticleReport, in report: Report, links: PageLinks) -> String {
    let body: Markup = """
      <header class="masthead slim" id="top">
      <h1 class="brand"><a href="\(links.places.overview)#top">doccheck</a></h1>
      </header>
      <main>
      \(PageControls([article]).markup)\(PageArticle(article, links: links).markup)</main>
      """
    let anchor = PageAnchors.name(ofPath: article.article.path)
    return PageFrame(
      report: report,
      title: article.article.title,
      body: body,
      start: anchor,
      overviewFolder: "../"
    ).markup.html
  }

  /// Whether a file can be the page of an article.
  static func isName(_ name: String) -> Bool {
    name.hasSuffix(".html")
      && name.utf8.allSatisfy { byte in
        let character = Character(Unicode.Scalar(byte))
        return byte < 0x80 && (character.isLetter || character.isNumber || "-.".contains(character))
      }
  }

  /// A file's name for an article: readable, unlike any other's and the same in each report.
  private static func name(of path: String) -> String {
    let readable = path.utf8.map { byte -> Character in
      let character = Character(Unicode.Scalar(byte))
      return byte < 0x80 && (character.isLetter || character.isNumber) ? character : "-"
    }
    let start = readable.suffix(60).drop { $0 == "-" }
    return String(start) + "-" + Fingerprints.hash([path]).prefix(8) + ".html"
  }
}
