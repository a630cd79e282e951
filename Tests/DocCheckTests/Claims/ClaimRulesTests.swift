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
}
