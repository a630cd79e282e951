import Testing

@testable import DocCheck

@Suite("Reporters")
struct ReporterTests {
  @Test("The sample report reads as recorded in plain text")
  func plainText() throws {
    Golden.expect(TextReporter().render(try Samples.report()), matches: "sample.txt")
  }

  @Test("The sample report reads as recorded in colour and with every detail")
  func verboseText() throws {
    let reporter = TextReporter(inColor: true, detail: .verbose)
    Golden.expect(reporter.render(try Samples.report()), matches: "sample-verbose.ansi")
  }

  @Test("The sample report reads as recorded when only findings are wanted")
  func quietText() throws {
    let reporter = TextReporter(detail: .quiet)
    Golden.expect(reporter.render(try Samples.report()), matches: "sample-quiet.txt")
  }

  @Test("The sample report reads as recorded in JSON")
  func json() throws {
    Golden.expect(JSONReporter().render(try Samples.report()), matches: "sample.json")
  }

  @Test("The sample report reads as recorded in HTML")
  func html() throws {
    let page = HTMLReporter().render(try Samples.report())
    // Style and script have tests of their own; what follows from them would only be noise here.
    let lean = page.replacing(PageStyle.sheet, with: "…").replacing(PageScript.source, with: "…")
      .replacing(/sha256-[^']*/, with: "sha256-…")
    Golden.expect(lean, matches: "sample.html")
  }

  @Test("The sample report reads as recorded in SARIF")
  func sarif() throws {
    Golden.expect(SARIFReporter().render(try Samples.report()), matches: "sample.sarif")
  }

  @Test("The sample report reads as recorded in JUnit's XML")
  func junit() throws {
    Golden.expect(JUnitReporter().render(try Samples.report()), matches: "sample-junit.xml")
  }

  @Test("The sample report reads as recorded as GitHub annotations")
  func github() throws {
    Golden.expect(GitHubReporter().render(try Samples.report()), matches: "sample-github.txt")
  }

  @Test("The sample report reads as recorded in Markdown")
  func markdown() throws {
    Golden.expect(MarkdownReporter().render(try Samples.report()), matches: "sample.md")
  }
}
