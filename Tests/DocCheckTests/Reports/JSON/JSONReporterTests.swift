import Foundation
import Testing

@testable import DocCheck

@Suite("JSON reporter")
struct JSONReporterTests {
  private func parsed(_ report: Report) throws -> [String: Any] {
    let text = JSONReporter().render(report)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("The report can be read again and says what it should")
  func readable() throws {
    let report = try parsed(Samples.report())
    #expect(report["schemaVersion"] as? Int == 1)
    #expect((report["run"] as? [String: Any])?["sandbox"] as? String == "bwrap")
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(summary["verifiedShare"] as? Double == 0.7)
    let articles = try #require(report["articles"] as? [[String: Any]])
    #expect(articles.map { $0["language"] as? String } == ["en", "en", "ja"])
    let snippets = try #require(articles[0]["snippets"] as? [[String: Any]])
    #expect(
      snippets[2]["source"] as? String == """
        let counter = Counter()
        counter.cuont += 1 // the name is misspelt
        print("count: \\(counter.count)")

        """
    )
    let findings = try #require(articles[2]["findings"] as? [[String: Any]])
    let place = ["line", "column", "endLine", "endColumn"].map { findings[1][$0] as? Int }
    #expect(place == [20, 24, 20, 27])
  }

  @Test("Equal reports make equal texts")
  func deterministic() throws {
    let first = JSONReporter().render(try Samples.report())
    #expect(try (0..<5).allSatisfy { _ in try JSONReporter().render(Samples.report()) == first })
  }

  @Test("A report without anything is valid too")
  func empty() throws {
    let tool = Report.Tool(version: "1", compiler: "Swift")
    let report = try parsed(Report(articles: [], tool: tool, sandbox: nil))
    #expect((report["articles"] as? [Any])?.isEmpty == true)
    #expect((report["run"] as? [String: Any])?.isEmpty == true)
  }

  @Test("Where the compiler's answers came from is counted, also in the text of --verbose")
  func compilations() throws {
    let tool = Report.Tool(version: "1", compiler: "Swift")
    var report = Report(articles: [], tool: tool, sandbox: nil)
    report.compilations = CompilationLog.Counts(merged: 3, alone: 2, cached: 1)
    let run = try #require(parsed(report)["run"] as? [String: Int])
    #expect(run == ["merged": 3, "alone": 2, "cached": 1])
    let text = TextReporter(detail: .verbose).render(report)
    #expect(text.contains("compiled: 3 together with others, 2 alone, 1 from the cache\n"))
    #expect(!TextReporter().render(report).contains("compiled:"))
  }

  @Test("The prose is there as HTML with slots, and nothing in it acts")
  func html() throws {
    let report = try parsed(Samples.report())
    let articles = try #require(report["articles"] as? [[String: Any]])
    let english = try #require(articles[0]["html"] as? String)
    #expect(english.contains("<div data-snippet=\"3\"></div>"))
    #expect(english.contains("<mark data-claim=\"1\">Two thirds of all counters</mark>"))
    let hostile = try #require(articles[1]["html"] as? String)
    for trace in [
      "<script", "<img", "<iframe", "<style", "javascript:alert(3)\"", "onmouseover=\"",
    ] {
      #expect(!hostile.contains(trace), "\(trace)")
    }
  }
}
