/// What came of checking an article: all that reports say of it, without the way there.
struct CheckedArticle: Codable, Sendable {
  private let title: String
  private let language: ProseLanguage
  private let layout: MarkdownText.Layout
  private let snippets: [SnippetReport]
  private let claims: [Claim]
  private let findings: [Finding]
  /// The places that links can lead to.
  let anchors: ArticleAnchors
  /// The destinations of the article's links.
  private let destinations: Set<String>
  /// What was wrong with links, by their destinations.
  private let linkProblems: [String: String]

  /// - Parameter linkChecker: what the article's links were checked by.
  init(_ report: ArticleReport, of draft: ArticleDraft, _ linkChecker: LinkChecker) {
    title = report.article.title
    language = report.article.language
    layout = report.article.markdown.layout
    (snippets, claims, findings) = (report.snippets, report.claims, report.findings)
    anchors = draft.anchors
    destinations = Set(draft.links.map(\.destination))
    linkProblems = linkChecker.problems(of: destinations, inArticleAt: report.article.path)
  }

  /// Whether the article's links lead where they led then.
  func holds(forArticleAt path: String, _ linkChecker: LinkChecker) -> Bool {
    linkChecker.problems(of: destinations, inArticleAt: path) == linkProblems
  }

  /// The report on the article, which must be the one that was checked.
  func report(on file: ArticleFile) -> ArticleReport {
    var article = Article(
      path: file.path,
      markdown: MarkdownText(of: SourceText(file.bytes), as: layout),
      title: title,
      language: language
    )
    article.tests = file.tests
    article.readsSwiftTests = file.readsSwiftTests
    return ArticleReport(article: article, snippets: snippets, claims: claims, findings: findings)
  }
}
