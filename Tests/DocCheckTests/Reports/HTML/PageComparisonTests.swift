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
    #expect(html.components(separatedBy: "<dd class=\"small\">verified 70%</dd>").count == 3)
    #expect(Set(page.values(of: "id")).count == page.values(of: "id").count)
    #expect(!html.contains("<polyline"))
  }

  @Test("Several earlier reports are rows and points of a line, the oldest first")
  func trend() throws {
    var report = try Samples.report()
    let folder = try TemporaryFolder()
    let text = JSONReporter().render(report)
    let history = try ["0.25", "0.5"].map { share in
      let old = text.replacing("\"verifiedShare\" : 0.7", with: "\"verifiedShare\" : \(share)")
      return try EarlierReport(path: folder.write(old, to: share + ".json"))
    }
    report.comparison = ReportComparison(
      report,
      with: history[1],
      after: [history[0]],
      exists: { _ in true }
    )
    let html = HTMLReporter().render(report)
    #expect(html.contains("aria-label=\"Verified: 25%, 50%, 70%\""))
    #expect(html.contains("<polyline points=\"0.00,36.00 120.00,24.00 240.00,14.40\""))
    #expect(html.contains("aria-label=\"Findings: 9, 9, 9\""))
    let rows = html.components(separatedBy: "<div><dt>").dropFirst().map { $0.prefix { $0 != "<" } }
    #expect(rows.starts(with: ["2 before", "1 before", "now"]))
    _ = try PageReader(html)
    #expect(TextReporter().render(report).contains("still there; it verified 25%, then 50%\n"))
  }
}
