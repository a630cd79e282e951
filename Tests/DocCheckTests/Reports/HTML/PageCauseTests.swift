import Testing

@testable import DocCheck

@Suite("Causes with several places")
struct PageCauseTests {
  private func article(_ path: String, _ messages: [String]) throws -> ArticleReport {
    var sample = SampleArticle(path: path, "```\na\n```\n\n```\nb\n```\n")
    try sample.addSnippet(.undecided(reason: "the sample modules lack Map"))
    try sample.addSnippet(.passed(.compiled))
    sample.findings = try messages.map {
      Finding(.compileError, at: try sample.span(of: "a"), $0, snippet: sample.id(1))
    }
    return sample.report
  }

  private func report() throws -> Report {
    Report(
      articles: [try article("a.md", ["same", "own <b>"]), try article("b.md", ["same"])],
      tool: Report.Tool(version: "1", compiler: "Swift"),
      sandbox: nil
    )
  }

  @Test("One cause is listed once with all its places; what stands alone is not listed")
  func listed() throws {
    let html = PageCause.section(of: try report(), places: PagePlaces()).html
    #expect(html.contains("<h2 id=\"causes\">2 causes with several places</h2>"))
    #expect(html.components(separatedBy: ">same</span>").count == 2)
    #expect(!html.contains("own"))
    let finding = PageAnchors(try report().articles[1]).finding(0)
    #expect(html.contains("<li><a href=\"#\(finding)\">b.md:2</a></li>"))
    #expect(html.contains("the sample modules lack Map</span> <span class=\"place\">2 places"))
    #expect(html.contains("<li><a href=\"#b.md:snippet-1\">b.md:1</a></li>"))
  }

  @Test("In several pages every link leads to a place that is there")
  func pages() throws {
    let pages = HTMLPages(overview: "r.html", folder: "r.pages").pages(of: try report())
    #expect(pages.map(\.path.pathExtension) == ["html", "html", "html"])
    #expect(pages.last?.path == "r.html")
    var ids: [String: Set<String>] = [:]
    for page in pages { ids[page.path] = Set(try PageReader(page.html).values(of: "id")) }
    var count = 0
    for page in pages {
      let folder = page.path.contains("/") ? "r.pages/" : ""
      for link in try PageReader(page.html).values(of: "href") {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let file = (folder + parts[0]).replacing("r.pages/../", with: "")
        let target = parts[0].isEmpty ? page.path : file
        #expect(
          ids[target]?.contains(String(parts[1].prefix { $0 != "?" })) == true,
          "\(page.path): \(link)"
        )
        count += 1
      }
    }
    #expect(count > 30)
  }
}

extension String {
  fileprivate var pathExtension: String { split(separator: ".").last.map(String.init) ?? "" }
}
