import Testing

@testable import DocCheck

@Suite("Claims of an article")
struct ClaimReaderTests {
  @Test("Quotations and guarantees are looked for only when asked")
  func defaultKinds() throws {
    let article = ArticleReader().article(
      path: "a.md",
      bytes: Array("`Mutex` is thread-safe. Builds got 30% faster.".utf8)
    )
    #expect(try ClaimReader().claims(in: article).map(\.kind) == [.statistic])
  }
}
