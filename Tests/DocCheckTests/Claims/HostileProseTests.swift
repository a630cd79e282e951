import Testing

@testable import DocCheck

@Suite("Hostile prose")
struct HostileProseTests {
  @Test(
    "A flood costs linear time",
    arguments: [
      "7", "%", "5% ", "5%減", "3x faster ", "5% fewer, ", "5% → 3% ", "[", "[](", "[^1] ", "「",
      "\"", ".", "{{", "**a", "studies show ", "https://a. ", "- 5% → 3%\n", "|5%|-3%|\n",
      "です\n", "５％", "(", "1.x ", "[^a]: https://a.b/c\n",
    ]
  )
  func flood(unit: String) throws {
    @Sendable func claims(_ size: Int) throws -> [Claim] {
      let markdown = "|a|b|\n|-|-|\n" + String(repeating: unit, count: size / unit.utf8.count)
      let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
      return try ClaimReader(kinds: Set(Claim.Kind.allCases)).claims(in: article)
    }
    #expect(try ProcessorTime.isLinear(from: 12_500) { _ = try claims($0) })
    #expect(try claims(12_500).allSatisfy { $0.span.start <= $0.span.end })
  }

  @Test(
    "A claim in odd bytes has a place in the file",
    arguments: [
      Array("2%fewer bugs ".utf8) + [0xAE],
      [0xFF, 0xFE] + Array("It makes bugs 42% rarer. ".utf8) + [0xC3],
      Array("<oc:>2%fewer bugs ]".utf8), Array("<a@b.c> 42% fewer bugs](x".utf8),
      Array("\0\0\0 42% fewer bugs".utf8),
    ]
  )
  func oddBytes(bytes: [UInt8]) throws {
    let article = ArticleReader().article(path: "a.md", bytes: bytes)
    let claims = try ClaimReader(kinds: Set(Claim.Kind.allCases)).claims(in: article)
    #expect(claims.count == 1)
    #expect(claims.allSatisfy { $0.span.start < $0.span.end && $0.span.end.offset <= bytes.count })
  }

  @Test(
    "A megabyte of one thing is no worse",
    arguments: [
      "7", "%", "[", "(", "[[a]", "7% ", "This code prints `", "This code \"1\", \"1\". ",
      "This prints \"1\", ",
    ]
  )
  func megabyte(unit: String) throws {
    @Sendable func draft(_ size: Int) throws -> ArticleDraft {
      let flood = String(repeating: unit, count: size / unit.utf8.count)
      let markdown = "```swift\nlet a = 1\n```\n\n" + flood
      let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
      return ArticleDraft(article, claimReader: try ClaimReader())
    }
    #expect(
      try ProcessorTime.isLinear(from: 125_000) { size in
        let draft = try draft(size)
        try #require(draft.claims.isEmpty && draft.mentions.isEmpty)
      }
    )
  }

  @Test("Invalid UTF-8 and control characters are survived")
  func invalidBytes() throws {
    let bytes = Array("起動が".utf8.dropLast()) + Array("\u{1}\u{2}\u{E}\u{F} 30%短縮された。".utf8) + [0xFF]
    let article = ArticleReader().article(path: "a.md", bytes: bytes)
    #expect(try ClaimReader().claims(in: article).map(\.kind) == [.statistic])
  }
}
