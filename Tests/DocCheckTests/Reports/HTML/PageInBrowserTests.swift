import Foundation
import Testing

@testable import DocCheck

@Suite("The page in a browser", .enabled(if: Chromium.installed != nil, "no Chromium here"))
struct PageInBrowserTests {
  private func page() throws -> String { HTMLReporter().render(try Samples.report()) }

  /// Keeps a picture for people to look at, where the environment names a folder for it.
  private func keep(_ picture: Data, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] else { return }
    try picture.write(to: URL(filePath: folder).appending(path: name + ".png"))
  }

  /// The names of the snippets that can be seen.
  private let shown = """
    [...document.querySelectorAll("figure.snippet")]
      .filter((snippet) => snippet.getClientRects().length > 0).map((snippet) => snippet.id).join(" ")
    """

  @Test(
    "It says nothing, asks for nothing and fits its window, from a telephone to a wall",
    arguments: [360, 1024, 2560],
    ["light", "dark"]
  )
  func silent(width: Int, theme: String) throws {
    let session = try BrowserSession()
    try session.open(session.write(try page()), width: width, theme: theme)
    let picture = try session.screenshot(wholePage: true)
    try keep(picture, "page-\(width)-\(theme)")
    #expect(picture.count > 10_000)
    let room = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    #expect(try session.evaluate(room) as? Int == 0)
    #expect(try session.evaluate("document.getElementById('controls').hidden") as? Bool == false)
    #expect(session.console == [])
    #expect(session.requests == [])
  }

  @Test("A hostile article opens no dialogue and adds no script, image or frame")
  func hostile() throws {
    let session = try BrowserSession()
    try session.open(session.write(try page()))
    let active = "document.querySelectorAll('script, img, iframe, object, embed, base').length"
    #expect(try session.evaluate(active) as? Int == 1)
    let links = """
      [...document.querySelectorAll("a")].filter((a) => !/^(https?|mailto|file):$/.test(a.protocol))
        .map((a) => a.href).join(" ")
      """
    #expect(try session.evaluate(links) as? String == "")
    #expect(session.dialogues == [])
    #expect(session.console == [])
  }

  @Test("A page that does speak and ask is noticed")
  func noticed() throws {
    let host = Samples.hostileHost
    let session = try BrowserSession()
    try session.open(
      session.write(
        """
        <!DOCTYPE html><html><body><img src="http://\(host)/a.png" /><script>console.log("here")
        </script></body></html>
        """
      )
    )
    #expect(session.console.contains { $0.contains("here") })
    #expect(session.requests.contains("http://\(host)/a.png"))
  }

  @Test("Everything can be reached by keys: search, steps, opening, help")
  func keys() throws {
    let session = try BrowserSession()
    try session.open(session.write(try page()))
    let focus = "document.activeElement.name || document.activeElement.id"
    try session.press("/")
    #expect(try session.evaluate(focus) as? String == "q")
    try session.type("cuont")
    #expect(try session.evaluate(shown) as? String == "articles/counter.md:snippet-3")
    #expect(try session.evaluate("location.hash") as? String == "#?q=cuont")
    #expect(
      try session.evaluate("document.querySelector('.shown').textContent") as? String
        == "1 of 3 articles, 1 of 10 snippets shown"
    )
    try session.press("Escape")
    try session.press("j")
    try session.press("j")
    #expect(try session.evaluate(focus) as? String == "articles/counter.md:snippet-3")
    try session.press("Enter")
    let address = "#articles/counter.md:snippet-3?q=cuont"
    let hash = try session.evaluate("location.hash") as? String
    #expect(hash == address)
    try session.press("k")
    #expect(
      try session.evaluate("document.activeElement.dataset.article") as? String
        == "articles/counter.md"
    )
    try session.press("?")
    #expect(try session.evaluate("document.getElementById('keys').open") as? Bool == true)
    try session.press("Escape")
    #expect(try session.evaluate("document.getElementById('keys').open") as? Bool == false)
    #expect(session.console == [])
  }

  @Test("An address brings its choices along, and a place that they hide is shown all the same")
  func addresses() throws {
    let session = try BrowserSession()
    let address = try session.write(try page())
    let count = { (try session.evaluate(self.shown) as? String)?.split(separator: " ").count }
    try session.open(address + "#?verdict=unchecked&sort=path")
    #expect(try count() == 3)
    #expect(
      try session.evaluate("document.forms[0].elements.verdict.value") as? String == "unchecked"
    )
    try session.open(address + "#articles/counter.md:snippet-1?verdict=unchecked")
    #expect(try count() == 4)
    #expect((try session.evaluate(shown) as? String)?.contains("counter.md:snippet-1") == true)
    try session.open(address + "#?rule=test-failed")
    #expect(try session.evaluate(shown) as? String == "articles/カウンタ.md:snippet-3".anchor)
    try session.open(address + "#rule-compile-error")
    #expect(
      try session.evaluate("document.getElementById('rule-compile-error').open") as? Bool == true
    )
    let first = "document.querySelector('.index li').dataset.article"
    let errors = "document.querySelector('.index li .index-counts').textContent"
    #expect((try session.evaluate(errors) as? String)?.contains("3 errors") == true)
    try session.open(address + "#?sort=path")
    #expect(try session.evaluate(first) as? String == "articles/counter.md")
    try session.evaluate("document.querySelector('[type=reset]').click()")
    try session.evaluate("new Promise((done) => setTimeout(done, 200))")
    #expect(try session.evaluate("location.hash") as? String == "")
    #expect(try session.evaluate("document.querySelectorAll('main [hidden]').length") as? Int == 0)
    #expect(session.console == [])
  }

  @Test("The first screen has the first errors, and each count sets the filter in the address")
  func firstScreen() throws {
    let session = try BrowserSession()
    try session.open(session.write(try page()))
    let top = "document.querySelector('.first-errors a').getBoundingClientRect().bottom"
    #expect(try #require(try session.evaluate(top) as? Double) < 500)
    let leads = """
      [...document.querySelectorAll(".first-errors a")].every((link) =>
        document.getElementById(decodeURI(link.hash.slice(1))) !== null)
      """
    #expect(try session.evaluate(leads) as? Bool == true)
    let counts = "document.querySelectorAll('.overview .tally-count, .figures a').length"
    #expect(try #require(try session.evaluate(counts) as? Int) > 10)
    try session.evaluate(
      "[...document.querySelectorAll('.figures a')].find((link) => link.hash.includes('severity=warning')).click()"
    )
    try session.evaluate("new Promise((done) => setTimeout(done, 200))")
    let severity = try session.evaluate("document.forms[0].elements.severity.value")
    #expect(severity as? String == "warning")
    let hash = try #require(try session.evaluate("location.hash") as? String)
    #expect(hash == "#articles?severity=warning")
    let entries = """
      [...document.querySelectorAll(".side .entry[data-severities]")].filter((entry) => !entry.hidden)
        .every((entry) => entry.dataset.severities === "warning")
      """
    #expect(try session.evaluate(entries) as? Bool == true)
    #expect(session.console == [])
  }

  @Test(
    "axe-core finds no violation, in both themes, narrowed down or not",
    .enabled(if: PythonTools.axe != nil, "no axe-core here"),
    arguments: ["light", "dark"],
    ["", "#?verdict=failed"]
  )
  func accessible(theme: String, choice: String) throws {
    let session = try BrowserSession()
    try session.open(session.write(try page()) + choice, theme: theme)
    let axe = try String(contentsOfFile: try #require(PythonTools.axe), encoding: .utf8)
    try session.evaluate(axe + "; 0")
    let violations = try session.evaluate(
      """
      document.querySelectorAll("details").forEach((details) => { details.open = true; });
      axe.run().then((found) => found.violations.map((violation) =>
        violation.id + ": " + violation.nodes.map((node) => node.html).join(" ")).join("\\n"))
      """
    )
    #expect(violations as? String == "")
  }

  @Test("A thousand articles with twenty snippets each open and are narrowed down without a stall")
  func large() throws {
    let articles = try (0..<1000).map { number -> ArticleReport in
      let code = (0..<20).map { "Text \($0).\n\n```swift\nlet a\($0) = \(number)\n```\n" }.joined(
        separator: "\n"
      )
      var sample = SampleArticle(path: "docs/\(number).md", "# Article \(number)\n\n" + code)
      for snippet in 0..<20 { try sample.addSnippet(snippet == 7 ? .failed : .passed(.compiled)) }
      let span = try sample.span(of: "a7 =")
      sample.findings = [
        Finding(.compileError, at: span, "wrong in \(number % 10)", snippet: sample.id(8))
      ]
      return sample.report
    }
    let tool = Report.Tool(version: "1", compiler: "Swift")
    let report = Report(articles: articles, tool: tool, sandbox: nil)
    let pages = HTMLPages(overview: "index.html", folder: "articles").pages(of: report)
    #expect(pages.count == 1001)
    #expect(pages.allSatisfy { $0.html.utf8.count < HTMLPages.limit })
    let session = try BrowserSession()
    for page in pages.suffix(3) { _ = try session.write(page.html, to: page.path) }
    let overview = try session.write(pages[1000].html, to: "index.html")
    try session.open(overview)
    let slowness = try session.evaluate(
      """
      const load = performance.getEntriesByType("navigation")[0].duration;
      const start = performance.now();
      const form = document.getElementById("controls");
      form.elements.q.value = "wrong in 7";
      form.dispatchEvent(new Event("input"));
      new Promise((done) => setTimeout(() => requestAnimationFrame(() =>
        done((performance.now() - start) / (load + 90))), 90))
      """
    )
    // Narrowing down walks the page once: less work than loading it, however busy the machine is.
    #expect(try #require(slowness as? Double) < 5)
    let rows = "[...document.querySelectorAll('.index li')].filter((row) => !row.hidden).length"
    #expect(try session.evaluate(rows) as? Int == 100)
    try session.open(overview + "#?q=Article+999")
    try session.leave {
      try session.evaluate("document.querySelector('.index li:not([hidden]) a').click()")
    }
    let title = try session.evaluate("document.title") as? String
    #expect(title == "Article 999 · doccheck")
    #expect(try session.evaluate("document.forms[0].elements.q.value") as? String == "Article 999")
    #expect(session.console == [])
  }

  @Test("A page of thousands of snippets is narrowed down faster than it is opened")
  func long() throws {
    let code = (0..<4000).map { "Text \($0).\n\n```swift\nlet a\($0) = 1\n```\n" }
    var sample = SampleArticle(path: "a.md", "# Long\n\n" + code.joined(separator: "\n"))
    for number in 0..<4000 {
      try sample.addSnippet(number % 10 == 7 ? .failed : .passed(.compiled))
    }
    let tool = Report.Tool(version: "1", compiler: "Swift")
    let report = Report(articles: [sample.report], tool: tool, sandbox: nil)
    let session = try BrowserSession()
    try session.open(session.write(HTMLReporter().render(report)))
    let loading = "performance.getEntriesByType('navigation')[0].loadEventEnd"
    let opened = try #require(try session.evaluate(loading) as? Double)
    let narrowed = try session.evaluate(
      """
      const start = performance.now();
      const form = document.getElementById("controls");
      form.elements.verdict.value = "failed";
      form.dispatchEvent(new Event("input"));
      new Promise((done) => setTimeout(() => requestAnimationFrame(() =>
        done(performance.now() - start)), 90))
      """
    )
    #expect(try #require(narrowed as? Double) < opened)
    let count = "[...document.querySelectorAll('figure.snippet')].filter((s) => !s.hidden).length"
    #expect(try session.evaluate(count) as? Int == 400)
    let stepped = try session.evaluate(
      """
      const begin = performance.now();
      for (let i = 0; i < 10; i += 1) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true }));
      }
      performance.now() - begin
      """
    )
    #expect(try #require(stepped as? Double) < opened)
    #expect(session.console == [])
  }
}

extension String {
  /// The name of a place whose path holds more than a link can.
  fileprivate var anchor: String {
    let parts = split(separator: ":", maxSplits: 1)
    return PageAnchors.name(ofPath: String(parts[0])) + ":" + parts[1]
  }
}
