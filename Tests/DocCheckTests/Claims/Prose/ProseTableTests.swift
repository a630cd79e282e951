import Testing

@testable import DocCheck

@Suite("Tables in paragraphs")
struct ProseTableTests {
  private func table(_ markdown: String) -> (article: Article, table: ProseTable?) {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    return (article, ProseTable(RawProse(article.blocks.first?.inlines ?? [])))
  }

  private func words(_ prose: RawProse) -> String { String(decoding: prose.bytes, as: UTF8.self) }

  @Test("Head and rows are cut at the bars")
  func cells() {
    let table = table("| a | b |\n| --- | :-: |\n| 1 | 2 |\n| 3 |").table
    #expect(table?.head.map(words) == [" a ", " b "])
    #expect(table?.rows.map { $0.map(words) } == [[" 1 ", " 2 "], [" 3 "]])
    #expect(table?.lead == nil)
  }

  @Test("Text before the table stays prose")
  func lead() {
    let table = table("Intro\n| a |\n| - |\n| 1 |").table
    #expect(table?.lead.map(words) == "Intro\n")
  }

  @Test(
    "Bars without a row of dashes are no table",
    arguments: [
      "a | b\nc | d", "| a | b |\n| - |\n| 1 | 2 |", "| - | - |\n| 1 | 2 |", "plain",
    ]
  )
  func noTable(markdown: String) {
    #expect(table(markdown).table == nil)
  }

  @Test("A cell keeps its own link")
  func links() {
    let table = table("| [a](x.md) | b |\n| - | - |\n| 1 | [c](y.md) |").table
    #expect(table?.head.map(\.destinations) == [["x.md"], []])
    #expect(table?.rows.first?.map(\.destinations) == [[], ["y.md"]])
  }
}
