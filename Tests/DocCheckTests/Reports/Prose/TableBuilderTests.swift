import Testing

@testable import DocCheck

@Suite("Tables in prose")
struct TableBuilderTests {
  private func html(_ markdown: String) throws -> String {
    ProseRenderer(SampleArticle(path: "a.md", markdown).report).html()
      .replacing("\n", with: "")
  }

  @Test("Rows with a delimiter row are a table, with alignments and markup in cells")
  func table() throws {
    #expect(
      try html("| a | *b* |\n|:-:|--:|\n| `x` | 1 |\n| [y](z.md) |\n")
        == "<table><thead><tr><th class=\"center\">a</th><th class=\"right\"><em>b</em></th></tr></thead>"
        + "<tbody><tr><td class=\"center\"><code>x</code></td><td class=\"right\">1</td></tr>"
        + "<tr><td class=\"center\"><a href=\"z.md\">y</a></td><td class=\"right\"></td></tr></tbody></table>"
    )
    #expect(try html("a|b\n-|-\n").contains("<tr><th>a</th><th>b</th></tr>"))
  }

  @Test("What stands before stays a paragraph, and no text is lost")
  func around() throws {
    let mixed = try html("Before\nit\n| a | b |\n|---|---|\n| 1 | 2 | 3 |\n")
    #expect(mixed.hasPrefix("<p>Beforeit</p><table>"))
    #expect(mixed.contains("<td>1</td><td>2 | 3</td>"))
    let strong = try html("| a | b |\n|---|---|\n| **x | y** |\n")
    #expect(strong.contains("<td><strong>x</strong></td><td><strong>y</strong></td>"))
    let code = try html("| a | b |\n|---|---|\n| `x | y` | 1 |\n")
    #expect(code.contains("<td><code>x | y</code></td><td>1</td>"))
  }

  @Test("A bar behind a backslash stands in its cell, in text, in code and in a claim")
  func escapedBars() throws {
    let text = try html("| a \\| b | `c \\| d` |\n|---|---|\n| **e \\| f** | \\|\\| |\n")
    let bar = "<span class=\"bar\">|</span>"
    #expect(text.contains("<tr><th>a \(bar) b</th><th><code>c | d</code></th></tr>"))
    #expect(
      text.contains("<tr><td><strong>e \(bar) f</strong></td><td>\(bar)\(bar)</td></tr>")
    )
    var sample = SampleArticle(path: "a.md", "| a | b |\n|---|---|\n| 5 \\| 40% less | c |\n")
    try sample.addClaim("5 \\| 40% less", .statistic, .unsourced)
    #expect(
      ProseRenderer(sample.report).html()
        .contains("<td><mark data-claim=\"1\">5 \(bar) 40% less</mark></td>")
    )
    #expect(try html("`a \\| b`\n") == "<p><code>a \\| b</code></p>")
  }

  @Test(
    "What is no table stays as it is",
    arguments: ["a | b\n", "| a | b |\n|---|\n", "|---|---|\n", "a\n---\n", "| a |\n| b |\n"]
  )
  func others(markdown: String) throws {
    #expect(try !html(markdown).contains("<table>"))
  }

  @Test("A claim in a cell, and one over several cells, is marked without breaking the table")
  func claims() throws {
    var sample = SampleArticle(path: "a.md", "| a | b |\n|---|---|\n| fast | 40% less |\n")
    try sample.addClaim("fast | 40% less", .statistic, .unsourced)
    let html = ProseRenderer(sample.report).html()
    #expect(html.contains("<td><mark data-claim=\"1\">fast</mark></td>"))
    #expect(html.contains("<td><mark data-claim=\"1\">40% less</mark></td>"))
    let report = Report(
      articles: [sample.report],
      tool: Report.Tool(version: "1", compiler: "Swift"),
      sandbox: nil
    )
    let page = try PageReader(HTMLReporter().render(report))
    #expect(page.elements.count { $0.name == "mark" } == 2)
    #expect(Set(page.values(of: "id")).count == page.values(of: "id").count)
  }
}
