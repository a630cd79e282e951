import Testing

@testable import DocCheck

@Suite("Claims of an article")
struct ClaimReaderTests {
  private func spans(_ markdown: String) throws -> [String] {
    try ClaimExample.claims(in: markdown).map {
      let start = $0.span.start
      let end = $0.span.end
      return "\(start.line):\(start.column)-\(end.line):\(end.column) \($0.text)"
    }
  }

  @Test("A place counts UTF-16 columns, also after the first claim of a long line")
  func columns() throws {
    let markdown = "\n😀 起動が30%短縮され、通信量が20%減りました。\n"
    #expect(
      try spans(markdown) == ["2:1-2:14 😀 起動が30%短縮され", "2:15-2:27 通信量が20%減りました"]
    )
  }

  @Test("A byte order mark and CRLF shift no column")
  func byteOrderMark() throws {
    let markdown = "\u{FEFF}Intro.\r\n\r\nBuilds got 30% faster.\r\n"
    #expect(try spans(markdown) == ["3:1-3:22 Builds got 30% faster"])
  }

  @Test(
    "Markup inside a number hides nothing",
    arguments: [
      "起動時間が**42%**減少しました。", "起動時間が**42%減少**しました。", "起動時間が*42%*減少しました。",
      "起動時間が<b>42</b>%減少しました。", "起動時間が４２％減少しました。", "起動時間が 42 % 減少しました。",
    ]
  )
  func markup(markdown: String) throws {
    let claims = try ClaimExample.claims(in: markdown)
    #expect(claims.map(\.kind) == [.statistic])
    #expect(claims.map(\.text) == [String(markdown.dropLast())])
  }

  @Test("Each predicate with a number of its own is a claim")
  func predicates() throws {
    let claims = try ClaimExample.claims(
      in: "Caching makes launches 30% faster and network calls 60% rarer."
    )
    #expect(
      claims.map(\.text) == ["Caching makes launches 30% faster", "network calls 60% rarer"]
    )
  }

  @Test("A number belongs to the kind that comes first")
  func priority() throws {
    let claims = try ClaimExample.claims(in: "The parser is 3 times faster than any other.")
    #expect(claims.map(\.kind) == [.multiplier])
  }

  @Test("An exclusion counts only beside the number")
  func localExclusions() throws {
    let claims = try ClaimExample.claims(
      in: "If your goal is a small binary, stripping symbols cuts its size by 30%."
    )
    #expect(claims.map(\.kind) == [.statistic])
  }

  @Test(
    "Prose in lists, quotations, captions and cells is read",
    arguments: [
      "1. Builds got 30% faster.", "> Builds got 30% faster.", "- a\n  - Builds got 30% faster.",
      "![Builds got 30% faster](chart.png)", "| A | B |\n|---|---|\n| x | Builds got 30% faster |",
    ]
  )
  func containers(markdown: String) throws {
    #expect(try ClaimExample.claims(in: markdown).map(\.text) == ["Builds got 30% faster"])
  }

  @Test(
    "What is no prose is not read",
    arguments: [
      "```\nBuilds got 30% faster.\n```", "    Builds got 30% faster.",
      "<!-- Builds got 30% faster. -->", "See `builds got 30% faster`.",
      "---\ntitle: Builds got 30% faster\n---\n\nText.", "{{ note \"builds got 30% faster\" }}",
      "See https://example.org/30%-faster-builds here.", "# Builds got 30% faster",
      "[^1]: Builds got 30% faster.", "## References\n\n- Builds got 30% faster. Journal, 2020.",
    ]
  )
  func notProse(markdown: String) throws {
    #expect(try ClaimExample.claims(in: markdown).isEmpty)
  }

  @Test("An article in two languages is read in both")
  func mixedLanguages() throws {
    let claims = try ClaimExample.claims(
      in: "빌드 시간이 30% 줄었습니다.\n\nBuilds got 30% faster.\n\nビルドが30%速くなりました。"
    )
    #expect(claims.map(\.kind) == [.statistic, .statistic, .statistic])
  }

  @Test("Quotations and guarantees are looked for only when asked")
  func defaultKinds() throws {
    let article = ArticleReader().article(
      path: "a.md",
      bytes: Array("`Mutex` is thread-safe. Builds got 30% faster.".utf8)
    )
    #expect(try ClaimReader().claims(in: article).map(\.kind) == [.statistic])
  }

  @Test("A quotation that the next paragraph calls a saying is a claim")
  func saying() throws {
    let claims = try ClaimExample.claims(
      in: "> Make it work, then make it fast.\n\nThese words guide the whole design."
    )
    #expect(claims.map(\.kind) == [.quote])
    #expect(claims.map(\.text) == ["Make it work, then make it fast."])
  }

  @Test("A row of a table is one claim, by its ratio if it gives one")
  func rows() throws {
    let table = """
      | Metric | Before | After | Change |
      | --- | --- | --- | --- |
      | Launch | 2.1 s | 0.8 s | -62% |
      | Memory | 90 MB | 60 MB | |
      | Timeout | 30 s | 60 s | |
      """
    #expect(
      try spans(table) == ["3:28-3:32 -62%", "4:12-4:25 90 MB | 60 MB"]
    )
  }
}
