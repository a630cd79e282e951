import Testing

@testable import DocCheck

@Suite("Text reporter")
struct TextReporterTests {
  private func render(_ articles: [ArticleReport], _ detail: TextReporter.Detail) -> String {
    let tool = Report.Tool(version: "1", compiler: "Swift")
    let report = Report(articles: articles, tool: tool, sandbox: nil)
    return TextReporter(detail: detail).render(report)
  }

  @Test("An article without findings is only counted")
  func clean() throws {
    var sample = SampleArticle(path: "a.md", "```swift\nlet a = 1\n```\n")
    try sample.addSnippet(.passed(.compiled))
    #expect(
      render([sample.report], .normal) == """
        Checked 1 article: no findings
        1 snippet: 1 passed

        """
    )
    #expect(render([sample.report], .quiet) == "")
  }

  @Test("Every line of a message of several lines is printed, the rule with the first")
  func longMessage() throws {
    var sample = SampleArticle(path: "a.md", "word")
    sample.findings = [
      Finding(Samples.rule("r", .warning), at: try sample.span(of: "word"), "one\ntwo")
    ]
    #expect(
      render([sample.report], .quiet) == "a.md:1:1: warning: one [r]\n  two\n"
    )
  }

  @Test("Notes at the place of a finding are its help, with all suggestions in one line")
  func joined() throws {
    var sample = SampleArticle(path: "a.md", "a word")
    let span = try sample.span(of: "word")
    let notes = ["did you mean to use 'try'?", "did you mean to stop?", "why"].map {
      Finding.Note(message: $0, span: span)
    }
    sample.findings = [
      Finding(
        Samples.rule("r", .error),
        at: span,
        "bad",
        notes: notes + [
          .help("do it"), Finding.Note(message: "there", span: try sample.span(of: "a")),
        ],
        fix: Finding.Fix(edits: [Finding.Fix.Edit(bytes: span.bytes, replacement: "mot")])
      )
    ]
    let tool = Report.Tool(version: "1", compiler: "Swift version 6.3.1 (x)")
    var report = Report(articles: [sample.report], tool: tool, sandbox: nil)
    report.languageModes = [LanguageMode(version: 5)]
    let reporter = TextReporter(paths: ["docs"], written: ["r.html"])
    #expect(
      reporter.render(report) == """
        a.md:1:3: error: bad [r]
        1 | a word
          |   ^^^^
          = help: use 'try' or stop
          = note: why
          = help: do it
          = fix available: replace 'word' with 'mot'
        a.md:1:1: note: there
        1 | a word
          | ^

        Checked 1 article: 1 error
        no Swift snippets
        Swift 6.3.1, language mode 5
        1 of these can be fixed: run 'doccheck fix docs'
        Report: r.html

        """
    )
  }

  @Test("Columns count UTF-16 units")
  func columns() throws {
    var sample = SampleArticle(path: "a.md", "👍 word")
    sample.findings = [Finding(Samples.rule("r", .error), at: try sample.span(of: "word"), "x")]
    #expect(render([sample.report], .quiet) == "a.md:1:4: error: x [r]\n")
  }
}
