import Testing

@testable import DocCheck

@Suite("Failures that the prose announces")
struct AnnouncedFailureTests {
  /// An article with a failing snippet and a paragraph of some words behind it.
  private static func draft(ofWords count: Int) throws -> ArticleDraft {
    let words = String(repeating: "word ", count: count)
    let markdown = "```swift\nlet a: Int = \"a\"\n```\n\nWhy? \(words)\n"
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    return ArticleDraft(article, claimReader: try ClaimReader())
  }

  @Test("A paragraph without a full stop costs time in proportion to its length")
  func longWords() throws {
    let isLinear = try ProcessorTime.isLinear(from: 4000) { count in
      let draft = try Self.draft(ofWords: count)
      let snippet = try #require(draft.items.snippets.first)
      #expect(AnnouncedFailure(article: draft.article, snippet: snippet).isNone)
    }
    #expect(isLinear)
  }
}
