/// An article with everything that was found in it.
struct ArticleReport: Sendable {
  let article: Article
  /// In the order of the article.
  let snippets: [SnippetReport]
  /// In the order of the article.
  let claims: [Claim]
  /// In the order of the article; at one place the heaviest first.
  let findings: [Finding]
}
