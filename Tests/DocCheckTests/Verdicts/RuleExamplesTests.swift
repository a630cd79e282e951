import Testing

@testable import DocCheck

@Suite("The examples of the rules")
struct RuleExamplesTests {
  /// Rules whose failing example a text cannot hold, with tests of their own.
  private static let tested = Rule.all.filter { $0 != .invalidEncoding }

  /// The report on an example; one of language modes is checked in both.
  private func check(_ example: String, of rule: Rule) throws -> ArticleReport {
    var options = Options()
    if rule == .languageMode { options.swiftVersions = [5, 6] }
    return try Checking.check(example, options: options)
  }

  @Test(
    "A failing example gives findings of its rule alone",
    .enabled(if: Checking.hasSandbox),
    arguments: tested
  )
  func failing(rule: Rule) throws {
    let report = try check(rule.failingExample, of: rule)
    #expect(!report.findings.isEmpty)
    #expect(report.findings.allSatisfy { $0.rule == rule }, "\(Checking.findings(report))")
  }

  @Test(
    "A corrected example gives no finding",
    .enabled(if: Checking.hasSandbox),
    arguments: tested
  )
  func corrected(rule: Rule) throws {
    let report = try check(rule.correctedExample, of: rule)
    #expect(Checking.findings(report) == [])
  }

  @Test("Every rule has a name of its own, in kebab case")
  func names() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    #expect(Rule.all.allSatisfy { $0.id.allSatisfy { $0.isLowercase || $0 == "-" } })
    #expect(Rule.all.map(\.id) == Rule.all.map(\.id).sorted())
  }
}
