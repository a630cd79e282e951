import Foundation
import Testing

@testable import DocCheck

@Suite("Our own articles", .enabled(if: Checking.hasSandbox))
struct OwnArticlesTests {
  /// The part of the JSON report that is looked at here.
  private struct Report: Decodable {
    struct Article: Decodable {
      let path: String
      let language: String
      let snippets: [Snippet]
      let findings: [Finding]
      let claims: [Claim]
    }

    struct Snippet: Decodable {
      let id: String
      let verdict: String
      let how: String?
      let assumed: [String]
      let tests: [Test]?
    }

    struct Test: Decodable {
      let name: String
      let passed: Bool
    }

    struct Finding: Decodable {
      let rule: String
      let line: Int
      let message: String
    }

    struct Claim: Decodable {
      let text: String
      let evidence: String
    }

    struct Summary: Decodable {
      let articles: Int
      let verifiedShare: Double
    }

    let summary: Summary
    let articles: [Article]
  }

  /// The repository's folder of articles.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../articles").standardized.path

  /// One run over the whole folder, which all tests share.
  private static let run = BackgroundWork {
    let run = CommandRun(
      [folder, "--format", "json", "--fail-on", "warning", "--min-verified", "100"]
    )
    return (run.status, try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)))
  }

  private func articles() async throws -> [Report.Article] {
    try await Self.run.value.1.articles
  }

  @Test("They are clean even where warnings fail and every snippet must be verified")
  func clean() async throws {
    let (status, report) = try await Self.run.value
    #expect(status == .clean)
    #expect(report.summary.verifiedShare == 1)
    #expect(report.summary.articles >= 4)
  }

  @Test("They are written in Japanese, Korean and English")
  func languages() async throws {
    let languages = try await articles().map(\.language)
    #expect(Set(languages).isSuperset(of: ["ja", "ko", "en"]))
  }

  @Test("Every snippet passes, and nothing is assumed, undecided or skipped")
  func verdicts() async throws {
    for snippet in try await articles().flatMap(\.snippets) {
      #expect(snippet.verdict == "passed", "\(snippet.id)")
      #expect(snippet.assumed.isEmpty, "\(snippet.id)")
    }
  }

  @Test("Each article has hidden tests, an output and an expected error, and all hold")
  func variety() async throws {
    for article in try await articles() {
      let tests = article.snippets.flatMap { $0.tests ?? [] }
      #expect(tests.count >= 8, "\(article.path) has too few tests")
      #expect(tests.filter { !$0.passed }.map(\.name) == [], "\(article.path)")
      let how = Set(article.snippets.compactMap(\.how))
      #expect(how.isSuperset(of: ["ran", "failedAsExpected"]), "\(article.path)")
      #expect(
        article.snippets.contains { $0.how == "ran" && ($0.tests ?? []).isEmpty },
        "\(article.path) shows no output"
      )
    }
  }

  @Test("There is no finding of any severity, and no claim without its source")
  func findings() async throws {
    for article in try await articles() {
      let found = article.findings.map { "\(article.path):\($0.line) \($0.rule): \($0.message)" }
      #expect(found == [])
      let unfounded = article.claims.filter {
        $0.evidence != "sourced" && $0.evidence != "verified"
      }
      #expect(unfounded.map(\.text) == [])
    }
  }
}
