import Testing

@testable import DocCheck

@Suite("GitHub annotations")
struct GitHubReporterTests {
  private func lines(_ findings: [(Severity, String)], path: String = "a.md") throws -> [Substring]
  {
    var sample = SampleArticle(path: path, "Text\nmore\n")
    let span = try sample.span(of: "Text")
    sample.findings = findings.map { Finding(Samples.rule("r", $0.0), at: span, $0.1) }
    let tool = Report.Tool(version: "1", compiler: "Swift")
    let report = Report(articles: [sample.report], tool: tool, sandbox: nil)
    return GitHubReporter().render(report).split(separator: "\n")
  }

  @Test("Of each level ten are annotations, since GitHub drops the rest, and the others are lines")
  func limits() throws {
    let findings = (0..<13).flatMap { [(Severity.warning, "w\($0)"), (.error, "e\($0)")] }
    let lines = try lines(findings)
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.count { $0.hasPrefix("doccheck: a.md:1:1: ") } == 6)
    #expect(lines.first?.hasSuffix("::e0") == true)
    #expect(lines.last == "doccheck: 13 errors, 13 warnings; no Swift snippets")
  }

  @Test("Nothing in a path or a message begins a command of its own or ends a property")
  func escaping() throws {
    let lines = try lines([(.error, "100%\n::error::x\r,")], path: "a,b:c%\n::stop.md")
    let place = "file=a%2Cb%3Ac%25%0A%3A%3Astop.md,line=1,endLine=1,col=1,endColumn=4"
    let expected = "::error \(place),title=doccheck%3A r::100%25%0A::error::x⟨U+000D⟩,"
    #expect(lines.first.map(String.init) == expected)
    #expect(lines.count { $0.hasPrefix("::") } == 1)
  }
}
