import Foundation
import Testing

@testable import DocCheck

@Suite("Links")
struct LinkCheckerTests {
  private func findings(
    _ markdown: String,
    path: String = "a.md",
    beside others: [String: String] = [:]
  ) throws -> [String] {
    func article(_ path: String, _ text: String) -> Article {
      ArticleReader().article(path: path, bytes: Array(text.utf8))
    }
    let own = article(path, markdown)
    let checker = LinkChecker([own] + others.map(article))
    return checker.findings(for: ArticleDraft(own, claimReader: try ClaimReader())).map {
      "\($0.span.start.line):\($0.span.start.column) \($0.rule.id): \($0.message)"
    }
  }

  @Test("A file that is not beside the article is missed; one that is there is not")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.md"
    try Data().write(to: URL(fileURLWithPath: folder.path + "/my chart.png"))
    #expect(
      try findings("![x](my%20chart.png?raw=true) [y](gone.md#part) ![z](img/gone.png)", path: path)
        == [
          "1:31 broken-link: broken link: 'gone.md' does not exist",
          "1:49 broken-link: broken link: 'img/gone.png' does not exist",
        ]
    )
  }

  @Test("A missing file names one that differs only in capitals")
  func capitals() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.md"
    for name in ["License.md", "NOTICE", "chart.png"] {
      try Data().write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    #expect(
      try findings("[1](license.md) [2](NOTICE) ![3](Chart.PNG \"Title\") [4](LICENSE)", path: path)
        == [
          "1:1 broken-link: broken link: 'license.md' does not exist; did you mean 'License.md'?",
          "1:29 broken-link: broken link: 'Chart.PNG' does not exist; did you mean 'chart.png'?",
          "1:53 broken-link: broken link: 'LICENSE' does not exist",
        ]
    )
    // Where a file is beside it, a name without an ending is no page that a site makes.
    #expect(
      try findings("[5](Notice) [6](notices) [7](notice/)", path: path) == [
        "1:1 broken-link: broken link: 'Notice' does not exist; did you mean 'NOTICE'?"
      ]
    )
  }

  @Test("A link goes up from the folder of an article that is named by a relative path")
  func parent() throws {
    let target = try #require(LinkTarget("../b.md"))
    let here = FileManager.default.currentDirectoryPath
    #expect(target.path(from: "docs/a.md") == here + "/b.md")
    #expect(target.path(from: "docs/deep/a.md") == here + "/docs/b.md")
    #expect(target.path(from: "/x/y/a.md") == "/x/b.md")
  }

  @Test("An anchor that is nowhere is missed, in the article and in others of the run")
  func missingAnchors() throws {
    #expect(
      try findings("# One\n\n[x](#two)") == [
        "3:1 broken-link: broken link: no heading 'two' in this article"
      ]
    )
    let folder = try TemporaryFolder()
    let (one, two) = (folder.path + "/one.md", folder.path + "/two.md")
    try Data("# Two".utf8).write(to: URL(fileURLWithPath: two))
    #expect(
      try findings("[x](two.md#two) [y](two.md#three)", path: one, beside: [two: "# Two"])
        == ["1:17 broken-link: broken link: no heading 'three' in 'two.md'"]
    )
  }

  @Test(
    "A flood costs linear time",
    arguments: [
      "[", "[a][", "[](", "<a id=\"", "<", "[^a] ", "[a](b.png) ", "# a\n", "[a] (", "(a)[",
      "[a](b ", "<h2>", "[a]: b\n",
    ]
  )
  func flood(unit: String) throws {
    #expect(
      try ProcessorTime.isLinear(from: 12_500 / unit.utf8.count) {
        _ = try findings(String(repeating: unit, count: $0))
      }
    )
  }
}
