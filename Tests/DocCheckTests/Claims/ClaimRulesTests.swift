import Testing

@testable import DocCheck

@Suite("Findings about claims")
struct ClaimRulesTests {
  @Test("A kind can be switched on, off or given another severity")
  func replaced() throws {
    let rules = ClaimRules(replacing: [
      .quote: .note, .statistic: Severity?.none, .multiplier: .warning,
    ])
    #expect(rules.kinds.contains(.quote))
    #expect(!rules.kinds.contains(.statistic))
    #expect(rules.severities[.multiplier] == .warning)
    #expect(rules.severities[.perfFigure] == .warning)
  }

  @Test(
    "A finding says where a source was looked for",
    arguments: [
      ("Builds are 40% faster.", "the paragraph, the line after it, the section"),
      (
        "- Builds are 40% faster.",
        "the list item, the list's introduction, the line after the list, the section"
      ),
      (
        "> Builds are 40% faster.",
        "the quotation, the text before and after it, the section"
      ),
      (
        "| Launch |\n| --- |\n| 40% faster |",
        "the row, the table's head, its caption, its introduction, the section"
      ),
      ("![Builds are 40% faster.](a.png)", "the caption, the line after it, the section"),
    ]
  )
  func scopes(markdown: String, scopes: String) throws {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    let findings = ClaimRules().findings(for: try ClaimReader().claims(in: article))
    #expect(findings.count == 1)
    #expect(
      findings[0].notes.map(\.message).contains(
        "no source was found in \(scopes) or in the references"
      )
    )
  }

  @Test("Tables that only captions or headings part share a finding, others do not")
  func sections() throws {
    let table = "| Launch |\n| --- |\n| 40% faster |\n\n"
    func findings(_ markdown: String) throws -> Int {
      let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
      return ClaimRules().findings(for: try ClaimReader().claims(in: article)).count
    }
    #expect(try findings(table + "So is the other.\n\n" + table) == 1)
    #expect(try findings(table + "## Size\n\n" + table) == 1)
    #expect(try findings(table + "## Size\n\nThe other screen.\n\n" + table) == 2)
  }
}
