import Foundation
import Testing

@testable import DocCheck

@Suite("HTML reporter")
struct HTMLReporterTests {
  @Test("The page is well-formed, its names are unique and its links lead somewhere")
  func wellFormed() throws {
    let page = try PageReader(HTMLReporter().render(Samples.report()))
    let ids = page.values(of: "id")
    #expect(Set(ids).count == ids.count)
    let places = page.values(of: "href").filter { $0.hasPrefix("#") }.map {
      String($0.dropFirst().prefix { $0 != "?" })
    }
    #expect(places.count > 20)
    #expect(Set(places).subtracting(ids) == [])
  }

  @Test("Each article, snippet, finding and claim has a place of its own")
  func permalinks() throws {
    let report = try Samples.report()
    let ids = Set(try PageReader(HTMLReporter().render(report)).values(of: "id"))
    for article in report.articles {
      let anchors = PageAnchors(article)
      #expect(ids.contains(anchors.article))
      for snippet in article.snippets {
        #expect(ids.contains(anchors.snippet(snippet.snippet.number)))
      }
      for index in article.findings.indices { #expect(ids.contains(anchors.finding(index))) }
      for index in article.claims.indices { #expect(ids.contains(anchors.claim(index))) }
    }
  }

  @Test("Nothing of a hostile article becomes an element, an attribute or a request")
  func hostile() throws {
    let page = try PageReader(HTMLReporter().render(Samples.report()))
    let allowed: Set = [
      "html", "head", "meta", "title", "style", "body", "header", "main", "footer", "section",
      "article", "figure", "figcaption", "div", "span", "p", "h1", "h2", "h3", "h4", "h5", "h6",
      "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre", "code", "em", "strong", "mark", "q",
      "a", "br", "svg", "symbol", "use", "path", "circle", "rect", "text", "script", "dialog",
      "kbd",
      "form", "label", "input", "select", "option", "button", "details", "summary", "table",
      "thead",
      "tbody", "tr", "th", "td",
    ]
    #expect(Set(page.elements.map(\.name)).subtracting(allowed) == [])
    #expect(page.elements.count { $0.name == "script" } == 1)
    for element in page.elements {
      let names = element.attributes.keys
      #expect(!names.contains { $0.hasPrefix("on") || $0 == "src" || $0 == "style" })
      guard element.name == "a", let link = element.attributes["href"] else { continue }
      let isInside = link.hasPrefix("#")
      #expect(isInside || SafeHTML.isSafe(link: link), "\(link)")
      #expect(isInside || element.attributes["rel"] == "noopener noreferrer")
    }
  }

  @Test("No control and no bidirectional override is left in the page")
  func inert() throws {
    let html = try HTMLReporter().render(Samples.report())
    #expect(!html.unicodeScalars.contains(where: InertText.isActive))
    #expect(html.contains("title=\"RIGHT-TO-LEFT OVERRIDE\">U+202E</span>"))
  }

  @Test("Levels of headings are never skipped")
  func headings() throws {
    let page = try PageReader(HTMLReporter().render(Samples.report()))
    let levels = page.elements.compactMap { element in
      element.name.count == 2 && element.name.hasPrefix("h") ? Int(element.name.dropFirst()) : nil
    }
    #expect(levels.first == 1)
    #expect(levels.count { $0 == 1 } == 1)
    for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1) }
  }

  @Test("The policy allows the page's own style and script and nothing else")
  func policy() throws {
    let html = try HTMLReporter().render(Samples.report())
    func hash(_ element: String) throws -> String {
      let start = try #require(html.range(of: "<\(element)>"))
      let end = try #require(html.range(of: "</\(element)>"))
      return SHA256.base64(Array(html[start.upperBound..<end.lowerBound].utf8))
    }
    let policy = [
      "default-src 'none'", "img-src data:", "style-src 'sha256-\(try hash("style"))'",
      "script-src 'sha256-\(try hash("script"))'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
    #expect(html.contains("content=\"\(policy)\""))
  }

  @Test("Without the script there are no controls that do nothing")
  func withoutScript() throws {
    let page = try PageReader(HTMLReporter().render(Samples.report()))
    let hidden = page.elements.filter { $0.attributes["hidden"] != nil }
    #expect(hidden.map { $0.attributes["id"] } == ["controls"])
    for trace in ["]]>", "</script", "innerHTML", "eval("] {
      #expect(!PageScript.source.dropLast(3).contains(trace), "\(trace)")
    }
  }

  @Test("Prose and code are in their own language, the tool's words in English")
  func languages() throws {
    let html = try HTMLReporter().render(Samples.report())
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(html.contains("<div class=\"prose\" lang=\"ja\">"))
    #expect(html.contains("<h2 lang=\"ja\">カウンタの作り方</h2>"))
    #expect(html.contains("<figcaption lang=\"en\">"))
  }

  @Test("A report without any article is a page too")
  func empty() throws {
    let tool = Report.Tool(version: "1", compiler: "Swift")
    let html = HTMLReporter().render(Report(articles: [], tool: tool, sandbox: nil))
    #expect(try PageReader(html).elements.count { $0.name == "h1" } == 1)
    #expect(html.contains("<h1>No errors in 0 articles</h1>"))
  }

  @Test("A snippet that the prose has no place for is shown at its end")
  func misplaced() throws {
    var sample = SampleArticle(path: "a.md", "<div>\n\n```swift\nlet a = 1\n```\n")
    try sample.addSnippet(.passed(.compiled))
    let moved = try #require(sample.snippets.first).snippet
    let block = CodeBlock(
      info: "",
      fence: nil,
      isClosed: true,
      openingSpan: sample.article.source.span(0..<5),
      span: sample.article.source.span(0..<5),
      lines: moved.block.lines
    )
    let snippet = Snippet(
      id: "a.md#2",
      number: 2,
      block: block,
      shape: .file,
      parsed: ParsedSwift(moved.source),
      directives: Directives(),
      expectations: [],
      setups: [],
      tests: []
    )
    sample.snippets.append(SnippetReport(snippet: snippet, verdict: .undecided(reason: "odd")))
    let tool = Report.Tool(version: "1", compiler: "Swift")
    let report = Report(articles: [sample.report], tool: tool, sandbox: nil)
    let ids = try PageReader(HTMLReporter().render(report)).values(of: "id")
    #expect(ids.filter { $0.hasPrefix("a.md:") } == ["a.md:snippet-1", "a.md:snippet-2"])
  }
}
