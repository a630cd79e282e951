import Testing

@testable import DocCheck

@Suite("The page about an earlier report")
struct PageComparisonTests {
  @Test("What is new leads to its place, what is fixed is named, and both shares are drawn")
  func page() throws {
    var report = try Samples.report()
    let folder = try TemporaryFolder()
    let index = try #require(
      report.articles[0].findings.firstIndex { $0.message.contains("cuont") }
    )
    let fingerprint = Fingerprints(of: report.articles[0]).findings[index]
    let old = JSONReporter().render(report).replacing("cuont", with: "conut")
      .replacing(fingerprint, with: "0123456789abcdef")
    let earlier = try EarlierReport(path: folder.write(old, to: "r.json"))
    report.comparison = ReportComparison(report, with: earlier, exists: { _ in true })
    let html = HTMLReporter().render(report)
    let page = try PageReader(html)
    let anchor = PageAnchors(report.articles[0]).finding(index)
    #expect(html.contains("<summary>New: 1 finding</summary>"))
    #expect(html.contains("<a href=\"#\(anchor)\">articles/counter.md:51</a>"))
    #expect(html.contains("<summary>Fixed: 1 finding</summary>"))
    #expect(html.contains("has no member 'conut'".replacing("'", with: "&#39;")))
    #expect(
      html.components(separatedBy: "<dd class=\"small\">3 passed, 4 failed, 3 not checked</dd>")
        .count == 3
    )
    #expect(Set(page.values(of: "id")).count == page.values(of: "id").count)
    #expect(!html.contains("<polyline"))
  }

  @Test("Several earlier reports are rows and points of a line, the oldest first")
  func trend() throws {
    var report = try Samples.report()
    let folder = try TemporaryFolder()
    let text = JSONReporter().render(report)
    let history = try ["5", "6"].map { failed in
      let old = text.replacing("\"failed\" : 4", with: "\"failed\" : \(failed)")
      return try EarlierReport(path: folder.write(old, to: failed + ".json"))
    }
    report.comparison = ReportComparison(
      report,
      with: history[1],
      after: [history[0]],
      exists: { _ in true }
    )
    let html = HTMLReporter().render(report)
    #expect(html.contains("aria-label=\"Failed snippets: 5, 6, 4\""))
    #expect(html.contains("<polyline points=\"0.00,"))
    #expect(html.contains("aria-label=\"Findings: 9, 9, 9\""))
    let rows = html.components(separatedBy: "<div><dt>").dropFirst().map { $0.prefix { $0 != "<" } }
    #expect(rows.starts(with: ["2 before", "1 before", "now"]))
    _ = try PageReader(html)
    #expect(
      TextReporter().render(report).contains(
        "remaining; before: 3 passed, 5 failed, 3 not checked; "
          + "then 3 passed, 6 failed, 3 not checked\n"
      )
    )
  }
}
