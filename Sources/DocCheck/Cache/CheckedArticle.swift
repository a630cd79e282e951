/// What came of checking an article, with what it must still be compared with before it is reported
/// again.
struct CheckedArticle: Codable, Sendable {
  private let outcome: ArticleOutcome
  /// The places that links can lead to.
  let anchors: ArticleAnchors
  /// The destinations of the article's links.
  private let destinations: Set<String>
  /// What was wrong with links, by their destinations.
  private let linkProblems: [String: String]
  /// The files of the DocC catalog that the article is in.
  private let catalogFiles: [String]?

  /// - Parameter linkChecker: what the article's links were checked by.
  init(_ report: ArticleReport, of draft: ArticleDraft, _ linkChecker: LinkChecker) {
    outcome = ArticleOutcome(report)
    anchors = draft.anchors
    destinations = Set(draft.links.map(\.destination))
    linkProblems = linkChecker.problems(of: destinations, inArticleAt: report.article.path)
    catalogFiles = Catalog.around(report.article.path)?.files
  }

  /// Whether the article's links lead where they led then.
  func holds(forArticleAt path: String, _ linkChecker: LinkChecker) -> Bool {
    linkChecker.problems(of: destinations, inArticleAt: path) == linkProblems
      && Catalog.around(path)?.files == catalogFiles
  }

  /// The report on the article, which must be the one that was checked.
  func report(on file: ArticleFile) -> ArticleReport { outcome.report(on: file) }
}
