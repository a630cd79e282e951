import Testing

@testable import DocCheck

@Suite("Prose renderer")
struct ProseRendererTests {
  @Test("Of two marks for the same words the claim wins, and findings in snippets have none")
  func overlapping() throws {
    var sample = SampleArticle(
      path: "a.md",
      "Half of *all* words.\n\n```swift\nlet half = 1\n```\n"
    )
    try sample.addSnippet(.failed)
    try sample.addClaim("Half of *all*", .statistic, .unsourced)
    sample.findings = [
      Finding(Samples.rule("r", .error), at: try sample.span(of: "of *all* words"), "x"),
      Finding(Samples.rule("r", .error), at: try sample.span(of: "half"), "y", snippet: "a.md#1"),
    ]
    #expect(
      ProseRenderer(sample.report).html() == """
        <p><mark data-claim="1">Half of </mark><em><mark data-claim="1">all</mark></em> words.</p>
        <div data-snippet="1"></div>

        """
    )
  }

  @Test("A mark that libcmark cuts in pieces without markup between is one mark")
  func joined() throws {
    var sample = SampleArticle(path: "a.md", "It is \"87% & more!\" they say.")
    try sample.addClaim("\"87% & more!\"", .statistic, .unsourced)
    #expect(
      ProseRenderer(sample.report).html()
        == "<p>It is <mark data-claim=\"1\">&quot;87% &amp; more!&quot;</mark> they say.</p>\n"
    )
  }

  @Test("Two thousand findings are placed without delay")
  func many() throws {
    var sample = SampleArticle(path: "a.md", String(repeating: "word\n\n", count: 2_000))
    let source = sample.article.source
    sample.findings = (0..<2_000).map { index in
      Finding(Samples.rule("r", .note), at: source.span(index * 6..<index * 6 + 4), "x")
    }
    let report = sample.report
    var html = ""
    let time = ContinuousClock().measure { html = ProseRenderer(report).html() }
    #expect(html.hasSuffix("<mark data-finding=\"2000\">word</mark></p>\n"))
    #expect(time < .seconds(20))
  }
}
