/// What came of checking an article: all that reports say of it, without the way there.
struct ArticleOutcome: Codable, Sendable {
  private let title: String
  private let language: ProseLanguage
  private let layout: MarkdownText.Layout
  private let documentation: SourceDocumentation?
  private let snippets: [SnippetReport]
  private let claims: [Claim]
  private let findings: [Finding]

  init(_ report: ArticleReport) {
    (title, language) = (report.article.title, report.article.language)
    layout = report.article.markdown.layout
    documentation = report.article.documentation
    (snippets, claims, findings) = (report.snippets, report.claims, report.findings)
  }

  /// The report on the article, which must be the one that was checked.
  func report(on file: ArticleFile) -> ArticleReport {
    var article = Article(
      path: file.path,
      markdown: MarkdownText(of: SourceText(file.bytes), as: layout),
      title: title,
      language: language
    )
    (article.documentation, article.module) = (documentation, file.module)
    article.tests = file.tests
    article.readsSwiftTests = file.readsSwiftTests
    return ArticleReport(article: article, snippets: snippets, claims: claims, findings: findings)
  }
}
