@testable import DocCheck

/// A text with Swift outside of fences, read as an article.
func unfencedArticle(_ markdown: String) -> Article {
  ArticleReader().article(path: "a.txt", bytes: Array(markdown.utf8))
}

/// The code that is found outside of a text's fences, a text for each piece.
func unfencedCode(in markdown: String) -> [String] {
  unfencedArticle(markdown).unfencedCode.map(\.text)
}

extension Article {
  /// The code outside of fences.
  var unfencedCode: [CodeBlock] {
    allBlocks.compactMap { block in
      if case .code(let code) = block.kind, code.isUnfenced { code } else { nil }
    }
  }
}
