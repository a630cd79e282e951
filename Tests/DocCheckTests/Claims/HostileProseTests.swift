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
    #expect(try ProcessorTime.isLinear(from: 5_000) { _ = try claims($0) })
    #expect(try claims(5_000).allSatisfy { $0.span.start <= $0.span.end })
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
    "Much of one thing costs linear time in all stages before compiling",
    arguments: [
      "7", "%", "[", "(", "[[a]", "7% ", "This code prints `", "This code \"1\", \"1\". ",
      "This prints \"1\", ", "this code has has ", "these 3 properties ", "the compiler accepts ",
      "is O(n) on a set ",
    ]
  )
  func manyUnits(unit: String) throws {
    @Sendable func draft(_ size: Int) throws -> ArticleDraft {
      let flood = String(repeating: unit, count: size / unit.utf8.count)
      let markdown = "```swift\nlet a = 1\n```\n\n" + flood
      let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
      return ArticleDraft(article, claimReader: try ClaimReader())
    }
    #expect(
      try ProcessorTime.isLinear(from: 15_000) { size in
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

  /// The claims of an article with their places: line, first and last column in UTF-16, evidence.
  private func placed(_ markdown: String) throws -> [String] {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    return try ClaimReader().claims(in: article).map { claim in
      let (start, end) = (claim.span.start, claim.span.end)
      return "\(start.line):\(start.column)-\(end.column) \(claim.evidence.rawValue) \(claim.text)"
    }
  }

  @Test(
    "A claim among other scripts, emoji and combining characters has its place in UTF-16",
    arguments: [
      ("👩🏽‍💻 It makes builds 40% faster.", "1:1-35"),
      ("Cafe\u{301} builds are 40% faster.", "1:1-28"),
      ("זמן הבנייה. Builds are 40% faster.", "1:13-34"),
      ("\u{202B}بناء.\u{202C} Builds are 40% faster.", "1:9-30"),
      ("ビルド時間。 Builds are 40% faster. 다음.", "1:8-29"),
      ("𝔹𝕦𝕚𝕝𝕕. Builds are 40% faster.", "1:13-34"),
      ("Builds are 40\u{200E}% fas\u{AD}ter.", "1:1-24"),
    ]
  )
  func scripts(markdown: String, place: String) throws {
    let claims = try placed(markdown)
    #expect(
      claims.count == 1 && claims.allSatisfy { $0.hasPrefix(place + " unsourced ") },
      "\(claims)"
    )
  }

  @Test("The last sentence of a paragraph of many lines is found in its place")
  func longParagraph() throws {
    let line = "Nothing is claimed here, 起動も、시작도 👍🏽 e\u{301}。\n"
    let count = 4_000
    let claims = try placed(String(repeating: line, count: count) + "Builds are 40% faster.")
    #expect(claims == ["\(count + 1):1-22 unsourced Builds are 40% faster"])
  }

  @Test("In a table of a thousand columns each claim is in its cell, and the head sources its row")
  func wideTable() throws {
    let count = 1_000
    let rule = "|" + String(repeating: "-|", count: count)
    let row = "|" + String(repeating: "x|", count: count - 1) + "40% faster|"
    let column = 2 * count
    let table = "|" + String(repeating: "Launch|", count: count) + "\n\(rule)\n\(row)\n\(row)\n"
    let claims = try placed(table)
    let places = [3, 4].map { "\($0):\(column)-\(column + 10)" }
    #expect(claims == places.map { $0 + " unsourced 40% faster" })
    let linked = table.replacing(
      "|Launch|Launch|",
      with: "|[a](https://a.b/c)|Launch|",
      maxReplacements: 1
    )
    #expect(try placed(linked) == places.map { $0 + " sourced 40% faster" })
  }

  @Test("A row is judged once, however many links and cells it has")
  func linkedCells() throws {
    let cells = String(repeating: "[5% fewer](x)|", count: 400)
    let rule = String(repeating: "-|", count: 400)
    let heads = String(repeating: "Crashes|", count: 400)
    let claims = try placed("|\(heads)\n|\(rule)\n|\(cells)\n")
    #expect(claims.count == 400)
    #expect(claims.allSatisfy { $0.contains(" sourced ") })
  }
}
