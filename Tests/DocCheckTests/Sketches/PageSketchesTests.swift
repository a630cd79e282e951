import Foundation
import Testing

@testable import DocCheck

@Suite("Sketches on a page", .enabled(if: Chromium.installed != nil, "no Chromium here"))
struct PageSketchesTests {
  private func page() throws -> String {
    var sample = SampleArticle(path: "a.md", "# Views\n\n```swift\nlet a = 1\n```\n")
    try sample.addSnippet(.passed(.compiled))
    let report = sample.report
    var snippet = report.snippets[0]
    var text = SketchStep(operation: .text)
    (text.text, text.rect) = ("Hello", [10, 40, 60, 20])
    text.letters = .init(
      size: 17,
      weight: 400,
      design: "default",
      isItalic: false,
      isUnderlined: false,
      isStruckThrough: false
    )
    let element = Sketch.Element(kind: "text", label: "Hello <b>you</b>")
    var drawn = Sketch(name: "Card", width: 390, height: 844, isDark: false)
    (drawn.steps, drawn.elements, drawn.unknown) = ([text], [element], ["Map"])
    var changed = drawn
    changed.comparison = .changed("<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    snippet.sketches = [drawn, changed, .failed("Crash", SketchRequest(), "the code crashes")]
    let article = ArticleReport(
      article: report.article,
      snippets: [snippet],
      claims: [],
      findings: []
    )
    let tool = Report.Tool(version: "1", compiler: "Swift")
    return HTMLReporter().render(Report(articles: [article], tool: tool, sandbox: nil))
  }

  @Test("What differs from a kept sketch is what two pictures on one another leave")
  func difference() throws {
    let session = try BrowserSession()
    try session.open(session.write(try page()))
    let script = """
      (() => {
        const [own, kept] = document.querySelectorAll('.sketch-difference img');
        const [a, b] = [own, kept].map((image) => image.getBoundingClientRect());
        return [getComputedStyle(kept).mixBlendMode, a.x === b.x, a.y === b.y, a.height === b.height]
          .join(' ');
      })()
      """
    #expect(try session.evaluate(script) as? String == "difference true true true")
  }

  @Test("Each picture is shown, has its words, and breaks no rule of accessibility")
  func accessible() throws {
    let session = try BrowserSession()
    try session.open(session.write(try page()))
    let sizes = "[...document.images].map((image) => image.naturalWidth).join(' ')"
    #expect(try session.evaluate(sizes) as? String == "390 390 300 390 300")
    let words = "document.images[0].alt"
    #expect(try session.evaluate(words) as? String == "Sketch of Card: Hello <b>you</b>")
    #expect(session.console == [])
    #expect(session.requests.allSatisfy { $0.hasPrefix("data:image/svg+xml;base64,") })
    guard let path = PythonTools.axe else { return }
    try session.evaluate(try String(contentsOfFile: path, encoding: .utf8) + "; 0")
    let violations = try session.evaluate(
      """
      document.querySelectorAll("details").forEach((details) => { details.open = true; });
      axe.run().then((found) => found.violations.map((violation) => violation.id).join(" "))
      """
    )
    #expect(violations as? String == "")
  }
}
