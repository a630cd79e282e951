import Foundation
import Testing

@testable import DocCheck

@Suite("Comparing with an earlier report")
struct ReportComparisonTests {
  private func report(_ lines: [String], path: String = "a.md") throws -> Report {
    var sample = SampleArticle(path: path, lines.joined(separator: "\n"))
    sample.findings = try lines.filter { $0.hasPrefix("bad") }.map { line in
      Finding(Samples.rule("compile-error", .error), at: try sample.span(of: line), line)
    }
    let tool = Report.Tool(version: "1", compiler: "Swift")
    return Report(articles: [sample.report], tool: tool, sandbox: nil)
  }

  private func earlier(_ report: Report) throws -> EarlierReport {
    let folder = try TemporaryFolder()
    return try EarlierReport(path: folder.write(JSONReporter().render(report), to: "r.json"))
  }

  @Test("What is new, fixed and remaining is told apart, wherever it moved to")
  func compared() throws {
    let then = try earlier(try report(["bad one", "bad two"]))
    var now = try report(["", "bad two", "bad three"])
    let comparison = ReportComparison(now, with: then, exists: { _ in true })
    #expect(comparison.new == [Fingerprints(of: now.articles[0]).findings[1]])
    #expect(comparison.stillThere == 1)
    #expect(comparison.fixed.map(\.message) == ["bad one"])
    now.comparison = comparison
    now.knownFindings = 2
    let note =
      "2 known findings of the baseline left out; since the earlier report 1 new, 1 fixed, "
    #expect(MarkdownReporter().render(now).contains("\n\n" + note + "1 remaining\n\n- **error**"))
    #expect(HTMLReporter().render(now).contains("2 known findings of the baseline left out."))
    now.knownFindings = nil
    let text = TextReporter().render(now)
    #expect(
      text.hasSuffix(
        """
        since the earlier report: 1 new, 1 fixed, 1 remaining; before: no Swift snippets
            new: a.md:3: bad three [compile-error]
            fixed: a.md:1: bad one [compile-error]

        """
      )
    )
  }

  @Test("An article that was not checked again is fixed only if it is gone")
  func unchecked() throws {
    let then = try earlier(try report(["bad"], path: "b.md"))
    let now = try report(["fine"])
    #expect(ReportComparison(now, with: then, exists: { _ in true }).fixed == [])
    #expect(ReportComparison(now, with: then, exists: { _ in false }).fixed.count == 1)
  }

  @Test("What is no report is refused")
  func refused() throws {
    let folder = try TemporaryFolder()
    for text in ["{}", "nonsense", "{\"schemaVersion\": 1}"] {
      let path = try folder.write(text, to: "r.json")
      #expect(throws: EnvironmentError.self) { try EarlierReport(path: path) }
    }
    let version = JSONReporter().render(try report([]))
      .replacing("\"schemaVersion\" : 1", with: "\"schemaVersion\" : 9")
    let path = try folder.write(version, to: "r.json")
    let message = "written in version 9 of the report, but this doccheck reads version 1"
    #expect(throws: EnvironmentError(stage: "compare", path: path, message: message)) {
      try EarlierReport(path: path)
    }
  }
}
