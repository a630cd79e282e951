import Testing

@testable import DocCheck

@Suite("The examples of the rules")
struct RuleExamplesTests {
  /// Rules whose failing example a text cannot hold, with tests of their own.
  private static let tested = Rule.all.filter {
    $0 != .invalidEncoding && $0 != .unreadArticle
  }

  /// The reports on the failing and the corrected example of each rule.
  private static let reports = BackgroundWork {
    var reports: [Rule: (failing: ArticleReport, corrected: ArticleReport)] = [:]
    for (comparesModes, rules) in Dictionary(grouping: tested, by: { $0 == .languageMode }) {
      var batch = ArticleBatch()
      if comparesModes { batch.options.swiftVersions = [5, 6] }
      batch.articles = rules.flatMap {
        [($0.fileName, $0.failingExample), ($0.fileName, $0.correctedExample)]
      }
      let outcomes = try batch.outcomes().map(\.report)
      for (number, rule) in rules.enumerated() {
        reports[rule] = (outcomes[2 * number], outcomes[2 * number + 1])
      }
    }
    return reports
  }

  @Test(
    "A failing example gives findings of its rule alone",
    .enabled(if: Checking.hasSandbox),
    arguments: tested
  )
  func failing(rule: Rule) async throws {
    let report = try #require(try await Self.reports.value[rule]?.failing)
    #expect(!report.findings.isEmpty)
    #expect(report.findings.allSatisfy { $0.rule == rule }, "\(Checking.findings(report))")
  }

  @Test(
    "A corrected example gives no finding",
    .enabled(if: Checking.hasSandbox),
    arguments: tested
  )
  func corrected(rule: Rule) async throws {
    let report = try #require(try await Self.reports.value[rule]?.corrected)
    #expect(Checking.findings(report) == [])
  }

  @Test("Every rule has a name of its own, in kebab case")
  func names() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    #expect(Rule.all.allSatisfy { $0.id.allSatisfy { $0.isLowercase || $0 == "-" } })
    #expect(Rule.all.map(\.id) == Rule.all.map(\.id).sorted())
  }
}
