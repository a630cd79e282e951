import Testing

@testable import DocCheck

@Suite("An article's own benchmark")
struct BenchmarkSectionTests {
  /// What the first benchmark section of an article is known by.
  private func benchmark(_ markdown: String) throws -> String? {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    let units = ProseReader.units(in: article, lexicon: try Lexicon.standard())
    return BenchmarkSection.first(in: units).map(article.source.text)
  }

  private let code = "\n```swift\nlet start = ContinuousClock.now\n```\n"

  @Test("A section with a device, a measurement and code is one")
  func whole() throws {
    let text = "# Lists\n\n## Results\n\nWe measured on a MacBook Pro.\n" + code
    #expect(try benchmark(text) == "We measured")
  }

  @Test("A section that lacks the device, the measurement or the code is none")
  func partial() throws {
    #expect(try benchmark("## Results\n\nWe measured on a MacBook Pro.\n") == nil)
    #expect(try benchmark("## Results\n\nWe measured it.\n" + code) == nil)
    #expect(try benchmark("## Results\n\nA MacBook Pro has a fan.\n" + code) == nil)
    let apart = "## A\n\nWe measured it.\n\n## B\n\nA MacBook Pro has a fan.\n" + code
    #expect(try benchmark(apart) == nil)
    #expect(try benchmark("") == nil)
  }
}
