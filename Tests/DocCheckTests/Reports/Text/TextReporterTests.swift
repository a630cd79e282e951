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
        1 article, 1 snippet, 0 claims
          1 passed
          verified 100% of 1 Swift snippet
          no findings

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

  @Test("Columns count UTF-16 units")
  func columns() throws {
    var sample = SampleArticle(path: "a.md", "👍 word")
    sample.findings = [Finding(Samples.rule("r", .error), at: try sample.span(of: "word"), "x")]
    #expect(render([sample.report], .quiet) == "a.md:1:4: error: x [r]\n")
  }
}
