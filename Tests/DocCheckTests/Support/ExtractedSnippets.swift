@testable import DocCheck

/// Describes the snippets of articles in tests.
enum ExtractedSnippets {
  /// One line a snippet: the lines of the article that it takes and its code.
  static func describe(_ markdown: String) -> [String] {
    extract(markdown).snippets.map { snippet in
      let span = snippet.block.span
      let code = snippet.block.lines.map(\.text).joined(separator: "|")
      return "\(span.start.line)-\(span.end.line) \(code)"
    }
  }

  /// The findings as `line:column rule: message`.
  static func findings(_ markdown: String) -> [String] {
    extract(markdown).findings.map {
      "\($0.span.start.line):\($0.span.start.column) \($0.rule.id): \($0.message)"
    }
  }

  /// The snippets and the findings of an article.
  static func extract(_ markdown: String) -> (snippets: [Snippet], findings: [Finding]) {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    return SnippetExtractor.snippets(in: article)
  }
}
