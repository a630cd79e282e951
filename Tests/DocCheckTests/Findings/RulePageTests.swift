import Testing

@testable import DocCheck

@Suite("Pages of rules")
struct RulePageTests {
  @Test("A page has the summary, the explanation and both examples", arguments: Rule.all)
  func page(rule: Rule) throws {
    let page = try RulePage.text(explaining: [rule.id])
    for part in [rule.summary, rule.explanation, rule.failingExample, rule.correctedExample] {
      #expect(page.contains(part))
    }
    let code = ArticleReader().article(path: "a.md", bytes: Array(page.utf8)).allBlocks.count {
      if case .code = $0.kind { true } else { false }
    }
    #expect(code == 2, "each example stands in one fence")
  }

  @Test("A page for a terminal has its parts on lines of their own", arguments: Rule.all)
  func styled(rule: Rule) {
    let lines = RulePage(rule).styled.painted(inColor: false)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == "\(rule.id) (\(rule.severity.rawValue))")
    #expect(lines.contains("Example") && lines.contains("Fixed"))
    #expect(lines.contains("How to turn it off"))
    #expect(lines.contains { $0.hasPrefix("Everywhere: ") } && lines.last == "")
  }

  @Test("Without a name every rule is listed; a name that there is not gets a hint")
  func list() throws {
    #expect(try RulePage.text(explaining: []).split(separator: "\n").count == Rule.all.count)
    #expect(
      throws: UsageError(message: "unknown rule 'traped'", help: "did you mean 'trapped'?")
    ) {
      try RulePage.text(explaining: ["traped"])
    }
  }
}
