import Foundation
import Testing

@testable import DocCheck

@Suite("Baselines")
struct BaselineTests {
  private let filter = BaselineFilter(folder: FolderPath("docs"))

  /// A report on an article with an error on each line of code that says `bad`, and one claim.
  private func report(_ markdown: String, path: String = "docs/a.md") throws -> Report {
    var sample = SampleArticle(path: path, markdown)
    let source = sample.article.source
    for line in 1...source.lineCount where source.text(source.lineBytes(line)).contains("bad") {
      let finding = Finding(
        Samples.rule("compile-error", .error),
        at: source.span(source.lineBytes(line)),
        "on line \(line)"
      )
      sample.findings.append(finding)
    }
    if markdown.contains("42% faster") {
      try sample.addClaim("42% faster", .statistic, .unsourced)
      let span = try sample.span(of: "42% faster")
      sample.findings.append(Finding(Samples.rule("unsourced-claim", .error), at: span, "no"))
    }
    let tool = Report.Tool(version: "1", compiler: "Swift")
    return Report(articles: [sample.report], tool: tool, sandbox: nil)
  }

  private func baseline(_ report: Report) -> Baseline {
    filter.baseline(of: report, after: nil, exists: { _ in true })
  }

  private func left(_ outcome: BaselineFilter.Outcome) -> [String] {
    outcome.report.articles.flatMap(\.findings).map(\.message)
  }

  @Test("Text that moves, and words around a claim that change, keep their entries")
  func moved() throws {
    let old = try report("```\nbad  one\n```\n\nIt is 42% faster here.\n")
    let new = try report("Hello.\n\nNow it is 42% faster.\n\n```\n    bad one\n```\n")
    let outcome = filter.apply(baseline(old), to: new, exists: { _ in true })
    #expect(left(outcome) == [])
    #expect(outcome.gone == [])
    #expect(outcome.report.knownFindings == 2)
  }

  @Test("What is new is left, equal ones are counted, and what is gone is named")
  func changed() throws {
    let known = baseline(try report("```\nbad one\nbad one\nbad two\n```\n"))
    #expect(known.findings.map(\.count) == [2, 1])
    let more = try report("```\nbad one\nbad one\nbad one\nbad three\n```\n")
    let outcome = filter.apply(known, to: more, exists: { _ in true })
    #expect(left(outcome) == ["on line 4", "on line 5"])
    let gone = Baseline.Entry(path: "a.md", rule: "compile-error", text: "bad two", count: 1)
    #expect(outcome.gone == [gone])
  }

  @Test("An article that was not checked keeps its entries as long as its file is there")
  func unchecked() throws {
    let known = baseline(try report("```\nbad\n```\n", path: "docs/b/c.md"))
    #expect(known.findings.map(\.path) == ["b/c.md"])
    let other = try report("Fine.\n")
    let there = { (path: String) in path == FolderPath.absolute("docs/b/c.md") }
    #expect(filter.apply(known, to: other, exists: there).gone == [])
    #expect(filter.apply(known, to: other, exists: { _ in false }).gone == known.findings)
    #expect(filter.baseline(of: other, after: known, exists: there) == known)
    #expect(filter.baseline(of: other, after: known, exists: { _ in false }).findings == [])
  }

  @Test("Where no program ran, what only running finds is not gone")
  func notRun() throws {
    let entry = Baseline.Entry(path: "a.md", rule: "output-differs", text: "// Prints", count: 1)
    let known = Baseline(findings: [entry])
    let here = { (_: String) in true }
    var report = try report("Fine.\n")
    #expect(filter.apply(known, to: report, exists: here).gone == [])
    #expect(filter.baseline(of: report, after: known, exists: here) == known)
    report = Report(articles: report.articles, tool: report.tool, sandbox: "bwrap")
    #expect(filter.apply(known, to: report, exists: here).gone == [entry])
    #expect(filter.baseline(of: report, after: known, exists: here).findings == [])
  }

  @Test("A file is read as it was written, one line an entry")
  func file() throws {
    let folder = try TemporaryFolder()
    let known = baseline(try report("```\nbad \"x\" / é\nbad\n```\n"))
    let path = try folder.write(known.text, to: "known.json")
    #expect(try Baseline(path: path) == known)
    #expect(known.text.split(separator: "\n").count == 7)
    let none = try folder.write(Baseline(findings: []).text, to: "none.json")
    #expect(try Baseline(path: none).findings == [])
  }

  @Test(
    "A file of another version, or of no version, is refused with what to do",
    arguments: [
      (
        "{\"schemaVersion\": 2}",
        "written in version 2 of the baseline, but this doccheck reads version 1"
      ),
      ("not JSON", "not a doccheck baseline file"),
      (
        "{\"schemaVersion\": 1, \"findings\": [{}]}", "an entry has no path, rule, text or count"
      ),
    ]
  )
  func refused(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "known.json")
    let anew = "; delete it and create one with '--write-baseline \(path)'"
    #expect(throws: EnvironmentError(stage: "baseline", path: path, message: message + anew)) {
      try Baseline(path: path)
    }
  }
}
